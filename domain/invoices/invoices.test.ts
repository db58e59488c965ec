import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { balanceEntries } from '#db/schema/balances.ts';
import { invoiceLines, invoices } from '#db/schema/invoices.ts';
import { teams } from '#db/schema/teams.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { changeBalance } from '../balance/change-balance.ts';
import { findBalance } from '../balance/queries.ts';
import { chargeTeam } from './charge-team.ts';
import { creditTeam } from './credit-team.ts';
import { issueInvoices } from './issue-invoices.ts';
import { formatPeriod } from './rules.ts';

const { ctx, setNow } = await createTestContext();

const Step = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('prepaid' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ kind: fc.constant('top-up' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ kind: fc.constant('month' as const) }),
);

async function createTeamOnInvoice(): Promise<string> {
  const [team] = await ctx.db
    .insert(teams)
    .values({
      name: 'Sums',
      billingEmail: 'sums@invoices.example',
      billing: 'invoice',
      monthlyLimitCents: 12_000,
    })
    .returning();
  return team?.id ?? '';
}

test('invoices, open lines and statements add up to the cent, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const teamId = await createTeamOnInvoice();
      const charged = new Map<string, number>();
      const credited = new Set<string>();
      let month = 0;
      let prepaid = 0;
      setNow(new Date(Date.UTC(2027, 0, 10)));
      const charge = (podcastId: string, amountCents: number) =>
        inTransaction(ctx, (tx) => chargeTeam(tx, { teamId, podcastId, amountCents, description: 'A home' }));
      for (const step of steps) {
        const known = [...charged.keys()];
        const podcastId = 'which' in step ? known[step.which % Math.max(1, known.length)] : randomUUID();
        if (!podcastId) continue;
        if (step.kind === 'order')
          await charge(podcastId, step.cents).then(
            () => charged.set(podcastId, step.cents),
            (error) => expect(error.code).toBe('payment_required'),
          );
        if (step.kind === 'repeat') expect((await charge(podcastId, 1)).isNew).toBe(false);
        if (step.kind === 'cancel') {
          await inTransaction(ctx, (tx) => creditTeam(tx, { teamId, podcastId }));
          credited.add(podcastId);
        }
        if (step.kind === 'prepaid' || step.kind === 'top-up') {
          const isOrder = step.kind === 'prepaid';
          const amountCents = isOrder ? -step.cents : step.cents;
          const kind = isOrder ? 'order' : 'top_up';
          const entry = { kind, entryKey: randomUUID(), amountCents, description: '' } as const;
          const change = inTransaction(ctx, (tx) => changeBalance(tx, { teamId, ...entry }));
          const isEnough = prepaid + amountCents >= 0;
          if (isOrder && !isEnough) await expect(change).rejects.toMatchObject({ code: 'payment_required' });
          else prepaid = (await change).balanceCents;
        }
        if (step.kind === 'month') {
          month += 1;
          setNow(new Date(Date.UTC(2027, month, 10)));
          await issueInvoices(ctx);
        }
      }
      const lines = await ctx.db.select().from(invoiceLines).where(eq(invoiceLines.teamId, teamId));
      const issued = await ctx.db.select().from(invoices).where(eq(invoices.teamId, teamId));
      const sum = (rows: { amountCents: number }[]) =>
        rows.reduce((total, row) => total + row.amountCents, 0);
      let expected = 0;
      for (const [id, cents] of charged) if (!credited.has(id)) expected += cents;
      expect(sum(lines)).toBe(expected);
      expect(lines).toHaveLength(charged.size + credited.size);
      for (const invoice of issued)
        expect(sum(lines.filter((line) => line.invoiceId === invoice.id))).toBe(invoice.totalCents);
      const billed = issued.reduce((total, { totalCents }) => total + totalCents, 0);
      expect(billed + sum(lines.filter((line) => line.invoiceId === null))).toBe(expected);
      const entries = await ctx.db.select().from(balanceEntries).where(eq(balanceEntries.teamId, teamId));
      expect(sum(entries)).toBe(await findBalance(ctx, { teamId }));
      let running = 0;
      for (const entry of entries.sort((a, b) => a.id - b.id)) {
        running += entry.amountCents;
        expect(entry.balanceCents).toBe(running);
      }
    }),
    { numRuns: 12 },
  );
});

test.each([
  ['2026-10-01', '2026-10-31', 'October 2026'],
  ['2026-09-01', '2026-10-31', 'September to October 2026'],
  ['2026-12-01', '2027-01-31', 'December 2026 to January 2027'],
])('%s to %s reads %s', (periodFrom, periodTo, text) => {
  expect(formatPeriod({ periodFrom, periodTo })).toBe(text);
});
