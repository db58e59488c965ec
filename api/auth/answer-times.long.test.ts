import { expect, test } from 'vitest';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { startAccountServer } from '#tests/support/account-server.ts';
import { createCallAuth } from '#tests/support/call-auth.ts';

const { ctx, app } = await startAccountServer();
const call = createCallAuth(app);
const password = 'first-secret';

const BATCH = 12;
const MOST_BATCHES = 10;

/**
 * The ratio of the median times for a known address and for unknown ones. The two alternate, so that other load on
 * the machine affects both; on a busy machine, it keeps measuring until the medians settle.
 */
async function compareTimes(act: (email: string, ip: string) => Promise<unknown>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  let ratio = 0;
  for (let round = 1; round <= BATCH * MOST_BATCHES; round++) {
    for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? 'timed@example.com' : `nobody${crypto.randomUUID()}@example.com`;
      const started = performance.now();
      await act(email, `198.18.${round}.1`);
      times[kind].push(performance.now() - started);
    }
    if (round % BATCH !== 0) continue;
    ratio = median(times.known) / median(times.unknown);
    if (ratio > 0.87 && ratio < 1.15) break;
  }
  return ratio;
}

test.each<[string, (email: string, ip: string) => Promise<unknown>]>([
  [
    'sign in',
    (email, ip) => call('POST /token?grant_type=password', { body: { email, password: 'wrong-secret' }, ip }),
  ],
  ['sign up', (email) => call('POST /signup', { body: { email, password } })],
  ['recover', (email) => call('POST /recover', { body: { email } })],
  ['resend', (email) => call('POST /resend', { body: { email, type: 'signup' } })],
])(
  'the time to %s does not tell who has an account',
  async (_, act) => {
    ctx.accounts.hasRateLimits = false;
    ctx.accounts.mailGapSeconds = 0;
    ctx.accounts.passwordCost = { memoryKiB: 16_384, passes: 4 };
    await createConfirmedUser(ctx, { email: 'timed@example.com', password, firstName: 'Ana' });
    await act('timed@example.com', '198.18.0.1');
    await act('warm-up@example.com', '198.18.0.2');
    const ratio = await compareTimes(act);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  },
  240_000,
);
