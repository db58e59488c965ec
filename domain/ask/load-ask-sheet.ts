import { createHash } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { Context } from '../context.ts';
import { listingDay } from '../listings/listing-day.ts';
import type { FactSheet } from '../script/schema.ts';
import { answerFacts } from './answer-facts.ts';
import { buildAskSheet } from './ask-sheet.ts';
import { type AskedListing, listBuyerAnswers, listOrderAnswers } from './queries.ts';

export type LoadedSheet = { sheet: FactSheet; version: string; today: string };

const maxSheets = 100;
const caches = new WeakMap<Db, Map<string, FactSheet>>();

/** The facts of one home as they are now; a sheet is built once per version of what it is made from. */
export async function loadAskSheet(
  ctx: Pick<Context, 'db' | 'now'>,
  { listing, podcast }: AskedListing,
): Promise<LoadedSheet> {
  const [answers, buyerAnswers] = await Promise.all([
    podcast ? listOrderAnswers(ctx, podcast.id) : [],
    listBuyerAnswers(ctx, listing.id),
  ]);
  const today = listingDay(listing, ctx.now());
  const made = [
    listing,
    podcast?.agentName,
    podcast?.additionalDetails,
    podcast?.chatgptData,
    answers,
    buyerAnswers,
    today,
  ];
  const version = createHash('sha256').update(JSON.stringify(made)).digest('base64url');
  const sheets = caches.get(ctx.db) ?? new Map<string, FactSheet>();
  caches.set(ctx.db, sheets);
  const known = sheets.get(version);
  if (known) return { sheet: known, version, today };
  const base = buildAskSheet({ listing, podcast, answers, staffData: podcast?.chatgptData, today });
  const sheet = { ...base, facts: [...answerFacts(buyerAnswers), ...base.facts] };
  sheets.set(version, sheet);
  const [oldest] = sheets.keys();
  if (sheets.size > maxSheets && oldest !== undefined) sheets.delete(oldest);
  return { sheet, version, today };
}
