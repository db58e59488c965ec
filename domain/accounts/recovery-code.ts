import { createHmac, randomInt } from 'node:crypto';
import type { Context } from '../context.ts';

export const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. Ten of 30 are 49 bits, and only ten guesses an hour are free. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const LENGTH = 10;

/** A new code, as it is shown and printed: `abcde-fghjk`. */
export function drawRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** The code's hash with each of our keys, the current one first. People type capitals, spaces and no dash. */
export async function hashRecoveryCode(
  ctx: Pick<Context, 'keys'>,
  userId: string,
  typed: string,
): Promise<string[]> {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  const { current, byId } = await ctx.keys.factorKeys();
  const keys = [...byId].sort(([a], [b]) => Number(b === current) - Number(a === current));
  return keys.map(([, key]) =>
    createHmac('sha256', key).update(`recovery ${userId} ${code}`).digest('base64url'),
  );
}
