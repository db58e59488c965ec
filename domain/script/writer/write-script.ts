import type { FactSheet, Script } from '../schema.ts';
import { type Composition, composeTalk } from './compose-talk.ts';
import { estimateSeconds } from './estimate-seconds.ts';
import type { Pace } from './segments/tell-topic.ts';
import { viewSheet } from './sheet-view.ts';

export type WriterOptions = { wordsPerMinute: number; seed?: string | undefined };

const longestSeconds = 240;
const wantedSeconds = 212;
/** A short talk gets more back-and-forth, a long one less; then the least telling facts give way to time. */
const paces = { chatty: { reactions: 1.7 }, lively: { reactions: 1 }, brisk: { reactions: 0.6 } };
const mostRounds = 60;

/**
 * Writes the talk from the sheet alone. The same sheet and seed give the same words; another price changes only the
 * turns that say it.
 */
export function writeScript(sheet: FactSheet, options: WriterOptions): Script {
  const { talk } = fitTalk(sheet, options);
  const { values } = viewSheet(sheet);
  return { title: values.place ?? 'A home on Hearthcast', turns: talk.turns(), writer: { name: 'built-in' } };
}

/** The fullest talk that keeps to the time. */
export function fitTalk(
  sheet: FactSheet,
  { wordsPerMinute, seed = sheet.listingId }: WriterOptions,
): Composition {
  const leftOut = new Set<string>();
  const measured = withAnyPrice(sheet);
  const compose = (pace: Pace) => ({ ...composeTalk(measured, seed, { leftOut, pace }), pace });
  const seconds = ({ talk }: Composition) => estimateSeconds(talk.texts(), wordsPerMinute);
  const isLong = (composition: Composition) => seconds(composition) > longestSeconds;
  let composition = compose(paces.lively);
  if (seconds(composition) < wantedSeconds) composition = compose(paces.chatty);
  if (isLong(composition)) composition = compose(paces.brisk);
  for (let round = 0; round < mostRounds && isLong(composition); round += 1) {
    const least = [...composition.optional].sort((a, b) => a.score - b.score)[0];
    if (!least) break;
    leftOut.add(least.key);
    composition = compose(paces.brisk);
  }
  return composeTalk(sheet, seed, { leftOut, pace: composition.pace });
}

/** What is told and at which pace must not depend on the price: another one would change turns that do not say it. */
function withAnyPrice(sheet: FactSheet): FactSheet {
  const facts = sheet.facts
    .filter(({ field }) => field !== 'priceCut')
    .map((fact) => (fact.field === 'price' ? { ...fact, value: '$500,000' } : fact));
  return { ...sheet, facts };
}
