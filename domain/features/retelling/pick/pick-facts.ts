import { skipNotice } from '../forms/skip-notice.ts';
import { isRunOn } from '../glean/is-run-on.ts';
import { isUnclear } from '../glean/is-unclear.ts';
import { findRefusal } from '../is-statement.ts';
import { nameSubject } from '../name-subject.ts';
import { polish } from '../polish.ts';
import { spellMeasures } from '../spell-measures.ts';
import { tidySentence } from '../tidy-sentence.ts';
import { pickAmenities } from './pick-amenities.ts';
import { pickDesigner } from './pick-designer.ts';
import { pickFees } from './pick-fees.ts';
import { pickIncluded } from './pick-included.ts';
import { pickHouse, pickKind } from './pick-kind.ts';
import { pickNear } from './pick-near.ts';
import { pickOutdoors } from './pick-outdoors.ts';
import { pickRenewal } from './pick-renewal.ts';
import { pickSpot } from './pick-spot.ts';
import { pickThings } from './pick-things.ts';
import { pickViews } from './pick-views.ts';
import { pickYear } from './pick-year.ts';

const maxStatements = 3;
/** Unbuilt features, and anything else a sentence only imagines. */
const imagined =
  /\b(?:imagine|could|would be|blank canvas|envision\w*|bring your|renderings?|proposed|planned|plans for)\b/i;
/** The sentence continues about something that only the previous one names. */
const pointing =
  /^(?:these|those|they|their|its|each of|one\b(?! of)|the (?:first|second|third|fourth|other|same|space|level|suite)\b)|\b(?:on|of|to) (?:this|that|the same) (?:level|floor|wing)\b|\bthis (?:level|floor|room|space|wing)\b|\balso\b/i;
/** "Courtyard and Craft" is a headline. */
const minWords = 5;

/** Single facts in the plainest words, from a sentence that we can't retell otherwise. */
export function pickFacts(sentence: string, before?: string): string[] {
  const tidy = nameSubject(spellMeasures(tidySentence(sentence)), before).replace(/\.$/, '');
  if (
    sentence.split(' ').length < minWords ||
    tidy === '' ||
    isRunOn(sentence) ||
    imagined.test(tidy) ||
    pointing.test(sentence) ||
    (skipNotice(tidy)?.length ?? 1) === 0
  )
    return [];
  const reasonFor = (text: string) => findRefusal(text, `${sentence} ${tidy}`, before);
  const isSaid = (text: string) => /^(?:too short|says nothing)$/.test(reasonFor(text) ?? 'too short');
  const picked = [
    ...pickFees(tidy),
    ...pickRenewal(tidy),
    ...pickKind(tidy),
    ...pickHouse(tidy),
    ...pickSpot(tidy),
    ...pickIncluded(tidy),
    ...pickAmenities(tidy, isSaid),
    ...pickViews(tidy),
    ...pickOutdoors(tidy),
    ...pickYear(tidy),
    ...pickDesigner(tidy),
    ...pickThings(tidy, isSaid),
    ...pickNear(tidy, (text) => reasonFor(text) === undefined),
  ].map((text) => polish(text, sentence));
  const told = picked.filter((text) => {
    const reason = reasonFor(text);
    return (
      (reason === undefined || (reason === 'too short' && /^There(?:'s| are) /.test(text))) &&
      !isUnclear(text)
    );
  });
  return withoutTwice([...new Set(told)]).slice(0, maxStatements);
}

/** "There's a private balcony" repeats part of "there's a private balcony and a tall window". */
const withoutTwice = (told: readonly string[]) =>
  told.filter(
    (text, at) =>
      !told.some(
        (other, where) =>
          where !== at &&
          other.length > text.length &&
          other.includes(text.replace(/^There(?:'s| are) /, '').replace(/\.$/, '')),
      ),
  );
