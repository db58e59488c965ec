import type { Feature } from '#domain/features/feature.ts';
import { shortName } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import type { SaidLine } from '../scenes/fill-line.ts';
import { type Beat, beats } from './beats.ts';
import { choosePieces } from './choose-pieces.ts';
import { fitsHome } from './fits-home.ts';
import { inSection, type PlacedLine } from './placed-line.ts';
import { planEnding } from './plan-ending.ts';
import { planOpening } from './plan-opening.ts';
import { quotableLines } from './quotable-lines.ts';
import { createScenePicker, type PickerOptions, type Piece, type PlannedLine } from './scene-picker.ts';
import { tellBeat } from './tell-beat.ts';
import { tellConditions } from './tell-conditions.ts';
import type { Telling } from './telling.ts';

export type PlanOptions = PickerOptions & {
  maxWords: number;
  /** What a full episode needs; general knowledge fills up to here, not beyond. */
  minWords: number;
  /** More, and the sentence behind the opening lines comes too late. */
  maxHookWords: number;
};

/** Room for the end, which is written last. */
const endWords = 85;
const maxQuotes = 3;
/** Behind the last beat. */
const firstUnknown = 20;

/** Chooses what is said and in which order: a hook, what could rule a buyer out, a walk through the home, how to see it. */
export function planEpisode(home: Home, options: PlanOptions): PlacedLine[] {
  const { countWords } = options;
  const picker = createScenePicker(home, options);
  const { first, react, followUps, release } = picker;
  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const opening = planOpening(home, picker, options);
  const conditions = tellConditions(home, picker, options.refused);
  const pieces: Piece[] = [...conditions.later];
  const toldIds = new Set<string>(opening.isCreditTold ? ['credit'] : []);
  beats.forEach((beat, at) => {
    const tellings = tellBeat(beat, home, { ...opening, toldIds, refused: options.refused });
    let last: Piece | undefined;
    tellings.forEach((telling, count) => {
      const before = last && (telling.isMore || telling.isQuote) ? last.told : undefined;
      const piece = tell(telling, beat, at + count / 40, `${beat.name} ${count}`, before);
      if (!piece) return;
      if (last && telling.isMore) piece.behind = last;
      last = piece;
      pieces.push(piece);
      for (const { id } of telling.features) toldIds.add(id);
      const isThere = !piece.lines.some(({ text }) => supposed.test(text));
      const [up] = isThere ? followUps(telling.features, beat, at + count / 40 + 0.01) : [];
      if (up) pieces.push({ ...up, behind: piece });
    });
  });

  /** Miles asks, Nora tells. */
  function tell(
    telling: Telling,
    beat: Beat,
    at: number,
    key: string,
    before: readonly Feature[] = [],
  ): Piece | undefined {
    const { features, words, isMore = false, isQuote = false } = telling;
    const known = before.find(
      ({ id, topic }) => topic !== 'policies' && topic !== 'arrival' && id !== 'renewed-kitchen',
    );
    const theprev = known && { text: `the ${shortName(known)}`, factIds: [known.factId] };
    const opener =
      (theprev && isMore
        ? first(`after-${telling.opener}`, beat.chapter, { ...words, theprev }, key)
        : undefined) ?? first(telling.opener, beat.chapter, words, key);
    const told = telling.parts.map((part) => first(part, beat.chapter, words, key)).find(Boolean);
    // The ways into a room may come again in another room.
    for (const one of [opener, told]) if (one) release(one.scene);
    if (!opener || !told) return undefined;
    const lines = [...opener.lines, ...asLines(told.lines, telling)];
    return {
      lines,
      worth: worthOf(telling) / (isQuote ? 4 : 1),
      at,
      told: features,
      isMore,
      isQuote,
      opener: telling.opener,
    };
  }

  home.stories
    .filter(({ factId }) => !opening.storyIds.includes(factId))
    .slice(0, 2)
    .forEach(({ kind, quote, factId }, count) => {
      const story = first('story', 'home', { [kind]: { text: quote, factIds: [factId] } });
      if (story) pieces.push({ lines: story.lines, worth: 14, at: kind === 'use' ? 4.7 + count / 100 : 0.9 });
    });
  const said = new Set([
    ...opening.storyIds,
    ...home.conditions.map(({ id }) => id),
    ...pieces.flatMap(({ lines }) => lines.flatMap(({ factIds }) => factIds)),
  ]);
  quotableLines(home, toldIds, said)
    .slice(0, maxQuotes)
    .forEach(({ text, factId, score }, count) => {
      const quote = first('quote', 'home', { sentence: { text, factIds: [factId] } });
      if (quote) pieces.push({ lines: quote.lines, worth: 3 + score, at: 4.8 + count / 100 });
    });
  // What isn't known is worth a word beside what is; it can't carry an episode.
  const maxUnknown = Math.min(3, Math.floor(toldIds.size / 2));
  for (let count = 0; count < maxUnknown; count += 1) {
    const unknown = first('unknown', 'questions', {}, '', (scene) => fitsHome(scene, home));
    if (unknown)
      pieces.push({
        lines: unknown.lines,
        worth: 1.2 - count * 0.5,
        at: firstUnknown + count,
        scene: unknown.scene,
      });
  }

  const openingLines = [...opening.lines, ...conditions.early];
  const openingWords = wordsOf(openingLines);
  const budget = options.maxWords - endWords - openingWords;
  const { chosen, words: chosenWords } = choosePieces(pieces, {
    budget,
    enough: options.minWords - endWords - openingWords,
    turnsAround: openingLines.length + 4,
    wordsOf,
    isFilling,
  });
  let words = chosenWords;
  const askedIds = new Set(chosen.map(({ feature }) => feature?.id));
  const spoken = chosen.map((piece, at) => {
    const [opener, ...rest] = piece.lines;
    const said = opener && (remark(piece, chosen[at - 1]) ?? comeFrom(piece, chosen[at - 1]));
    if (!opener || !said || words + countWords(said.text) - countWords(opener.text) > budget)
      return piece.lines;
    words += countWords(said.text) - countWords(opener.text);
    return [{ ...said, chapter: opener.chapter }, ...rest];
  });

  /** Where Nora goes on with the same room, Miles may say what he makes of the last thing instead of asking on. */
  function remark(piece: Piece, last: Piece | undefined): PlannedLine | undefined {
    const isNext = piece.isMore && last === piece.behind;
    const before = isNext ? last?.told?.filter(({ id }) => !askedIds.has(id)) : undefined;
    return before && react(before, 'home')?.lines[0];
  }

  /** Into another part of the home, Miles comes from the thing that was told last. */
  function comeFrom(piece: Piece, last: Piece | undefined): PlannedLine | undefined {
    const known = (last?.feature ? [last.feature] : (last?.told ?? [])).find(isPlace);
    if (!known || !piece.opener || piece.isMore || !piece.told) return undefined;
    const theprev = { text: `the ${shortName(known)}`, factIds: [known.factId] };
    const came = first(`after-${piece.opener}`, 'home', { theprev }, `${piece.at}`);
    if (came) release(came.scene);
    return came?.lines[0];
  }

  const sectionOf = (at: number) => beats[Math.floor(chosen[at]?.at ?? 0)]?.name ?? 'questions';
  return [
    ...inSection('opening', openingLines),
    ...spoken.flatMap((lines, at) => inSection(sectionOf(at), lines)),
    ...planEnding(home, picker, { ...options, chosen, callback: opening.callback }),
  ];
}

/** Nobody tries out what isn't there yet. */
const supposed = /\b(?:possib\w+|could be|potential|proposed|will be)\b/i;

/** Something a person could stand beside. */
const isPlace = ({ id, topic }: Feature) =>
  ['living', 'kitchen', 'dining', 'bedrooms', 'baths', 'outside', 'levels', 'laundry'].includes(topic) &&
  !/^(?:renewed|hardwood|tall-ceilings|open-plan|views|exposure)/.test(id);

const worthOf = ({ features, lineId }: Telling) =>
  features.reduce((sum, { notability }) => sum + notability, lineId ? 12 : 8);

const asLines = (lines: readonly PlannedLine[], { lineId }: Telling): PlannedLine[] =>
  lines.map((line) => (lineId ? { ...line, sceneId: lineId } : line));

/** What fills a short talk: the words of the ad, and the second thing that isn't known. */
const isFilling = ({ scene, at, isQuote }: Piece) =>
  isQuote === true || (scene?.part === 'unknown' && at > firstUnknown);
