import { and, eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { isAnswering, phoneLines } from '#db/schema/phone.ts';
import { findUserByEmail } from '../accounts/queries.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { timeZoneOf } from '../listings/listing-day.ts';
import { usualHours } from './rules.ts';

export type LineAssignment = {
  number: string;
  slug?: string | undefined;
  email?: string | undefined;
  transferNumber?: string | undefined;
};

const phonePattern = /^\+[1-9]\d{6,14}$/;

/**
 * Makes a number answer for a home or for all homes of an account. May be repeated: the same number is
 * changed.
 */
export async function assignLine(ctx: Pick<Context, 'db'>, input: LineAssignment): Promise<void> {
  const { number, transferNumber } = input;
  for (const phone of [number, ...(transferNumber ? [transferNumber] : [])])
    if (!phonePattern.test(phone))
      throw new AppError('invalid', `${phone} isn’t a phone number. Write it like +15125550100.`);
  const answersFor = await findWhom(ctx, input);
  const columns = {
    ...answersFor,
    transferNumber: transferNumber ?? null,
    hours: transferNumber ? usualHours : [],
  };
  await ctx.db
    .insert(phoneLines)
    .values({ number, ...columns })
    .onConflictDoUpdate({ target: phoneLines.number, targetWhere: isAnswering, set: columns });
}

async function findWhom(ctx: Pick<Context, 'db'>, { slug, email }: LineAssignment) {
  if ((slug === undefined) === (email === undefined))
    throw new AppError('invalid', 'A number can answer for a home or an account. Name one of them.');
  if (slug !== undefined) {
    const [home] = await ctx.db.select().from(listings).where(eq(listings.slug, slug));
    if (!home) throw new AppError('not_found', `There is no home ${slug}.`);
    return { listingId: home.id, userId: null, timeZone: timeZoneOf(home) };
  }
  const user = await findUserByEmail(ctx, email ?? '');
  if (!user) throw new AppError('not_found', 'No account has this email address.');
  return { listingId: null, userId: user.id, timeZone: 'America/New_York' };
}

/** Removes a number with its calls. Returns whether there was one. */
export async function removeLine(ctx: Pick<Context, 'db'>, number: string): Promise<boolean> {
  const removed = await ctx.db
    .delete(phoneLines)
    .where(and(eq(phoneLines.number, number), isAnswering))
    .returning({ id: phoneLines.id });
  return removed.length > 0;
}
