import { skipNotice } from '../forms/skip-notice.ts';
import { findRefusal } from '../is-statement.ts';
import { nameSubject } from '../name-subject.ts';
import { spellMeasures } from '../spell-measures.ts';
import { tidySentence } from '../tidy-sentence.ts';
import type { Found } from './found.ts';
import { gleanAdded } from './glean-added.ts';
import { gleanAmenities } from './glean-amenities.ts';
import { gleanAround } from './glean-around.ts';
import { gleanFragment } from './glean-fragment.ts';
import { gleanHaving } from './glean-having.ts';
import { gleanKind } from './glean-kind.ts';
import { gleanLabel } from './glean-label.ts';
import { gleanMoves } from './glean-moves.ts';
import { gleanNamed } from './glean-named.ts';
import { gleanPlaces } from './glean-places.ts';
import { gleanThingsFirst } from './glean-things-first.ts';
import { gleanViews } from './glean-views.ts';
import { isRunOn } from './is-run-on.ts';
import { isUnclear } from './is-unclear.ts';
import { sayGleaned } from './say-gleaned.ts';

/** The gleaners for existing things; the first that finds something wins. */
const thingGleanings: readonly ((clause: string) => Found)[] = [
  gleanLabel,
  gleanThingsFirst,
  gleanHaving,
  gleanAround,
  gleanNamed,
  gleanAmenities,
  gleanViews,
  gleanAdded,
  gleanFragment,
];
const maxStatements = 4;

/** Nothing exists yet, or nothing is certain. */
const imagined =
  /\b(?:imagine|could be|could become|potential (?:to|for)|would be|blank canvas|if desired|bring your|possibilit\w+|renderings?|proposed|planned|plans for|previously|used to|for an? (?:additional |extra |small )?fee|common (?:elements|areas?))\b/i;

/** What is certain in a sentence we can't state whole: things with a clear owner, in plain statements. */
export function gleanSentence(sentence: string, before?: string): string[] {
  const tidy = nameSubject(spellMeasures(tidySentence(sentence)), before);
  if (tidy === '' || isRunOn(sentence) || imagined.test(tidy) || (skipNotice(tidy)?.length ?? 1) === 0)
    return [];
  const reasonFor = (text: string) => findRefusal(text, `${sentence} ${tidy}`, before);
  const tell = (found: Found) =>
    [
      ...found.told,
      ...found.things.flatMap((one) => sayGleaned(one, (text) => isThing(reasonFor(text)))),
    ].filter((text) => reasonFor(text) === undefined && !isUnclear(text));
  const parts = partsOf(tidy);
  const kind = parts.flatMap((part) => tell(gleanKind(part)));
  const things = parts.flatMap((part, at) =>
    firstOf(
      // For a list without a verb after another clause, that clause says whose it is.
      at === 0 ? thingGleanings : thingGleanings.filter((glean) => glean !== gleanFragment),
      (glean) => tell(glean(part)),
    ),
  );
  const more = [gleanMoves, gleanPlaces].flatMap((glean) => parts.flatMap((part) => tell(glean(part))));
  // If the sentence names a building, don't repeat the building's facts for the home.
  const isNamed = kind.length > 0 && !/^It\b/.test(kind[0] ?? '');
  const own = isNamed ? things.filter((text) => !/^It\b/.test(text)) : things;
  return withoutTwice([...kind, ...own, ...more]).slice(0, maxStatements);
}

/** "There's a den with a bar" says what "the den has a bar" says. */
function withoutTwice(told: readonly string[]): string[] {
  const saidBy = (text: string) => text.replace(/^.*? (?:has|have|with) /, '');
  return told.filter((text, at) => !told.some((other, where) => where < at && other.endsWith(saidBy(text))));
}

const isThing = (reason: string | undefined) =>
  reason === undefined || /^(?:too short|says nothing)$/.test(reason);

/** The results of the first gleaner that finds anything. */
function firstOf<One>(ways: readonly One[], find: (way: One) => string[]): string[] {
  for (const way of ways) {
    const found = find(way);
    if (found.length > 0) return found;
  }
  return [];
}

const joint = /;\s+|,?\s+while\s+(?=the |an? |two |three )|\.\s+(?=\p{Lu})/u;
const partsOf = (text: string) =>
  text.split(joint).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
