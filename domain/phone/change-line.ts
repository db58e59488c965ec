import { eq } from 'drizzle-orm';
import { phoneLines } from '#db/schema/phone.ts';
import { recordAudit } from '../audit.ts';
import { checkText } from '../compliance/check-text.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { findLine, listCalledHomes } from './queries.ts';
import { requireOwnLine } from './require-own-line.ts';
import { CHOOSE_OWN_HOME } from './rules.ts';
import type { LineSettings } from './schema.ts';

const UNFAIR = 'Fair-housing law doesn’t allow this greeting. Please write it differently.';
const DENIES_AI = 'Callers have to know that an AI speaks. Please leave out that it’s a person.';
const LOOP = 'Calls would go in a circle: this number is answered by us.';

/** Wording that would contradict what every call says first. */
const denial =
  /\b(?:not|isn[’']?t|never)\s+(?:an?\s+)?(?:ai|a\.i\.|bot|robot|machine|computer|recording|software)\b|\b(?:real|actual|live)\s+(?:person|human)\b|\bhuman\b/i;

/** Saves an owner's settings for a line; the next turn of a call uses them. May be repeated. */
export async function changeLine(
  ctx: Pick<Context, 'db' | 'now'>,
  input: { lineId: string; userId: string; ip: string; settings: LineSettings },
): Promise<void> {
  const { lineId, userId, ip, settings } = input;
  const line = await requireOwnLine(ctx, { lineId, userId });
  checkGreeting(settings.greeting);
  if (settings.transferNumber) await requireFreeTransfer(ctx, settings.transferNumber);
  const { listingId } = settings;
  if (listingId && listingId !== line.listingId) {
    const homes = await listCalledHomes(ctx, userId);
    if (!homes.some((home) => home.listingId === listingId))
      throw new AppError('invalid', CHOOSE_OWN_HOME, { fields: { listingId: CHOOSE_OWN_HOME } });
  }
  await ctx.db.update(phoneLines).set(settings).where(eq(phoneLines.id, lineId));
  await recordAudit(ctx, { actorId: userId, action: 'phone_line.changed', subject: lineId, ip });
}

/** Refuses a greeting that is unlawful or dishonest. */
export function checkGreeting(greeting: string): void {
  const problem =
    checkText(greeting).verdict === 'allow' ? (denial.test(greeting) ? DENIES_AI : undefined) : UNFAIR;
  if (problem) throw new AppError('invalid', problem, { fields: { greeting: problem } });
}

/** Never transfer to one of our own numbers: it would call itself. */
export async function requireFreeTransfer(ctx: Pick<Context, 'db'>, number: string): Promise<void> {
  if (await findLine(ctx, number)) throw new AppError('invalid', LOOP, { fields: { transferNumber: LOOP } });
}
