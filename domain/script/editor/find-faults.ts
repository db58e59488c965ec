import { checkText } from '#domain/compliance/check-text.ts';
import { lostQualifiers } from '../claims/lost-qualifiers.ts';
import { ownWordsOf } from '../claims/own-words.ts';
import type { SaidLine } from '../scenes/fill-line.ts';
import type { FactSheet } from '../schema.ts';
import { checkFlow } from './check-flow.ts';
import { checkPlaces } from './check-places.ts';
import { checkSentence } from './check-sentence.ts';

export type EditedLine = SaidLine & { sceneId: string };
export type Refusal = { sceneId: string; reason: string; text: string };
/** A rejection with the index of its line. */
export type Fault = Refusal & { at: number };

const nameFields = /^(?:street|city|state|price|agent|brokerage|neighborhood)$/;

/** Everything an editor rejects in a finished episode, by the scene that said it. */
export function findFaults(lines: readonly EditedLine[], sheet: FactSheet): Fault[] {
  const names = sheet.facts.flatMap(({ field, value, aliases }) =>
    nameFields.test(field) ? [value, ...aliases] : [],
  );
  const lost = new Map(
    lostQualifiers(
      lines.map(({ text, isGeneral }, at) => ({ id: `${at}`, text, isGeneral })),
      sheet,
    ).map(({ turnId, claim }) => [Number(turnId), `lost its limit: ${claim}`]),
  );
  const flow = new Map(checkFlow(lines, names).map(({ at, reason }) => [at, reason]));
  const misplaced = new Map(
    checkPlaces(lines, sheet).map(({ at, thing, place }) => [at, `misplaced: ${thing} (${place})`]),
  );
  return lines.flatMap((line, at) => {
    const reason =
      flow.get(at) ??
      lost.get(at) ??
      misplaced.get(at) ??
      checkSentence(line.text) ??
      checkContent(line, sheet);
    return reason ? [{ sceneId: line.sceneId, reason, text: line.text, at }] : [];
  });
}

function checkContent(line: EditedLine, sheet: FactSheet): string | undefined {
  const { bare } = ownWordsOf(line, sheet);
  if (bare !== undefined) return `no fact carries "${bare}"`;
  return isFair(line.text, sheet) ? undefined : 'fair housing';
}

/** An episode is planned several times, and most of its lines stay the same. */
const verdicts = new WeakMap<FactSheet, Map<string, boolean>>();

function isFair(text: string, sheet: FactSheet): boolean {
  const known = verdicts.get(sheet) ?? new Map<string, boolean>();
  verdicts.set(sheet, known);
  const isAllowed = known.get(text) ?? checkText(text).verdict === 'allow';
  known.set(text, isAllowed);
  return isAllowed;
}
