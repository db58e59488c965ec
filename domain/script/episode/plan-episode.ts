import type { Feature } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';
import type { SaidLine, Words } from '../scenes/fill-line.ts';
import { type Beat, beats } from './beats.ts';
import { inSection, joinLines, type PlacedLine } from './placed-line.ts';
import { planEnding } from './plan-ending.ts';
import { planOpening } from './plan-opening.ts';
import { quotableLines } from './quotable-lines.ts';
import { createScenePicker, type PickerOptions, type Piece } from './scene-picker.ts';
import { tellBeat } from './tell-beat.ts';
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
const minWordShare = 0.82;
/** More tests and tips than this, and the home drops out of sight. */
const maxTips = 5;
const maxQuotes = 2;
const firstUnknown = 20;
/** What one host says in one breath. */
const maxJoinedWords = 27;

/** Chooses what is said and in which order: a hook, a walk through the home, what to ask, how to see it. */
export function planEpisode(home: Home, options: PlanOptions): PlacedLine[] {
  const { countWords } = options;
  const picker = createScenePicker(home, options);
  const { first, react, followUps, release } = picker;
  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const opening = planOpening(home, picker, options);
  const pieces: Piece[] = [];
  let prev: Words | undefined;
  const toldIds = new Set<string>(opening.isCreditTold ? ['credit'] : []);
  beats.forEach((beat, at) => {
    let base: Piece | undefined;
    let before: readonly Feature[] = [];
    for (const telling of tellBeat(beat, home, { ...opening, toldIds })) {
      const alone = telling.features.length === 1 ? stateAlone(telling, beat, at) : undefined;
      if (alone) {
        base ??= alone;
        pieces.push(alone);
        for (const feature of telling.features) toldIds.add(feature.id);
        continue;
      }
      const words = { ...telling.words, ...(prev && { prev }) };
      const isMore = telling.opener === 'open-more';
      const both =
        telling.shared && first(telling.shared.part, beat.chapter, telling.shared.words, beat.name);
      const opener =
        both ??
        (isMore ? react(before, beat.chapter) : undefined) ??
        first(telling.opener, beat.chapter, words, beat.name);
      const told =
        both ?? telling.parts.map((part) => first(part, beat.chapter, words, beat.name)).find(Boolean);
      if (!opener || !told) continue;
      // The ways into a room may come again in another room; what Miles makes of a thing may not.
      for (const one of [opener, told])
        if (one.scene.part !== 'react' && !one.scene.part?.startsWith('share-')) release(one.scene);
      const sum = telling.features.reduce((all, { notability }) => all + notability, 0);
      // One ordinary thing is hardly worth a question.
      const isSlight = telling.features.length === 1 && sum < 4 && beat.name !== 'money';
      const piece: Piece = {
        lines: both ? both.lines : [...opener.lines, ...told.lines],
        worth: isSlight ? 2.5 : (isMore ? 4 : 10) + sum,
        at: isMore ? at + 0.2 : at,
        told: telling.features,
        ...(isMore && base && { behind: base }),
      };
      base ??= piece;
      pieces.push(piece);
      before = telling.features;
      for (const feature of telling.features) toldIds.add(feature.id);
      for (const up of followUps(telling.features, beat, at)) pieces.push({ ...up, behind: piece });
      const last = telling.features.at(-1);
      prev =
        last && last.noun.split(' ').length < 4 ? { text: `the ${last.noun}`, factIds: [last.factId] } : prev;
    }
  });

  /** A thing with nothing beside it: Miles names it and asks about it in one turn. */
  function stateAlone(telling: Telling, beat: Beat, at: number): Piece | undefined {
    const isDining = telling.features.every(({ topic }) => topic === 'dining');
    const stated = first(`state-${isDining ? 'dining' : beat.name}`, beat.chapter, telling.words, beat.name);
    if (!stated) return undefined;
    release(stated.scene);
    const [up] = followUps(telling.features, beat, at);
    const [asked, ...answers] = up?.lines ?? [];
    const line = stated.lines[0];
    if (!up || !asked || !line) return undefined;
    const sum = up.feature?.notability ?? 0;
    return { ...up, lines: [joinLines(line, asked), ...answers], at, worth: 6 + sum, told: telling.features };
  }

  home.stories
    .filter(({ factId }) => !opening.storyIds.includes(factId))
    .slice(0, 2)
    .forEach(({ kind, quote, factId }, count) => {
      const story = first('story', 'home', { [kind]: { text: quote, factIds: [factId] } });
      if (story) pieces.push({ lines: story.lines, worth: 12, at: kind === 'use' ? 4.7 + count / 100 : 0.9 });
    });
  const said = new Set([
    ...opening.storyIds,
    ...pieces.flatMap(({ lines }) => lines.flatMap(({ factIds }) => factIds)),
  ]);
  quotableLines(home, toldIds, said)
    .slice(0, maxQuotes)
    .forEach(({ text, factId, score }, count) => {
      const quote = first('quote', 'home', { sentence: { text, factIds: [factId] } });
      if (quote) pieces.push({ lines: quote.lines, worth: 3 + score, at: 4.8 + count / 100 });
    });
  // What isn't known is worth a word beside what is; it can't carry an episode.
  const maxUnknown = Math.min(5, Math.floor(toldIds.size / 2));
  for (let count = 0; count < maxUnknown; count += 1) {
    const unknown = first('unknown', 'questions') ?? first('filler', 'questions');
    if (unknown)
      pieces.push({
        lines: unknown.lines,
        worth: 1.2 - count * 0.5,
        at: firstUnknown + count,
        scene: unknown.scene,
      });
  }

  const openingWords = wordsOf(opening.lines);
  const budget = options.maxWords - endWords - openingWords;
  const enough = options.minWords - endWords - openingWords;
  const chosen: Piece[] = [];
  let words = 0;
  let tips = 0;
  const perBeat = new Map<number, number>();
  const byWorth = [...pieces].sort((a, b) => b.worth - a.worth);
  // Twice: what a late piece tells may be picked up by one that came before it.
  for (const piece of [...byWorth, ...byWorth]) {
    if (chosen.includes(piece)) continue;
    const count = wordsOf(piece.lines);
    const isExtra = (perBeat.get(piece.at) ?? 0) >= 2;
    // Nobody picks up what was not told.
    const isLoose = piece.behind !== undefined && !chosen.includes(piece.behind);
    // A host who has a test for everything stops listening.
    const isTipTooMany = piece.feature !== undefined && tips >= maxTips && words > enough;
    const isFiller = isFilling(piece) && words > enough;
    if (isLoose || isTipTooMany || isFiller || words + count > budget) continue;
    if (isExtra && words > budget * minWordShare) continue;
    if (piece.feature) tips += 1;
    chosen.push(piece);
    words += count;
    perBeat.set(piece.at, (perBeat.get(piece.at) ?? 0) + 1);
  }
  chosen.sort((a, b) => a.at - b.at || pieces.indexOf(a) - pieces.indexOf(b));

  const isYearSaid = opening.isYearTold || chosen.some(({ told }) => told?.some(({ id }) => id === 'year'));
  const yearNote = isYearSaid ? undefined : first('year-note', 'home')?.lines[0];
  const askedIds = new Set(chosen.map(({ feature }) => feature?.id));
  // From room to room, Miles says what he makes of the last thing told, then asks on.
  const spoken = chosen.map((piece, at) => {
    const [opener, ...rest] = piece.lines;
    const last = chosen[at - 1];
    // Behind a tip, the thing itself is no longer what was said last.
    const before = last?.feature ? undefined : last?.told?.filter(({ id }) => !askedIds.has(id));
    const isAsking =
      piece.told && !piece.feature && opener?.speaker === 'miles' && !opener.sceneId.startsWith('react-');
    const reaction = before && isAsking ? react(before, opener.chapter, opener.text)?.lines[0] : undefined;
    const lead = at === 0 ? yearNote : reaction;
    if (!opener || !lead || words + countWords(lead.text) > budget) return piece.lines;
    if (countWords(`${lead.text} ${opener.text}`) > maxJoinedWords) return piece.lines;
    words += countWords(lead.text);
    return [{ ...joinLines(lead, opener), chapter: opener.chapter, sceneId: lead.sceneId }, ...rest];
  });

  const sectionOf = (at: number) => beats[Math.floor(chosen[at]?.at ?? 0)]?.name ?? 'questions';
  return [
    ...inSection('opening', opening.lines),
    ...spoken.flatMap((lines, at) => inSection(sectionOf(at), lines)),
    ...planEnding(home, picker, { ...options, chosen, callback: opening.callback }),
  ];
}

/** What fills a short talk: what is true of every home, and the second thing that isn't known. */
const isFilling = ({ scene, at }: Piece) =>
  scene?.part === 'filler' || (scene?.part === 'unknown' && at > firstUnknown);
