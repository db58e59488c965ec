import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

export function createTotp(options: { issuer: string; label: string }): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ ...options, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The time step of this code, allowing one step of clock drift either way, or undefined. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
