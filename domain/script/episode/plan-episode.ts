import type { Home } from '../home.ts';
import type { SaidLine } from '../scenes/fill-line.ts';
import { type Beat, beats } from './beats.ts';
import { choosePieces } from './choose-pieces.ts';
import { fitsHome } from './fits-home.ts';
import { inSection, joinLines, type PlacedLine } from './placed-line.ts';
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
/** What one host says in one breath. */
const maxJoinedWords = 26;

/** Chooses what is said and in which order: a hook, what could rule a buyer out, a walk through the home, how to see it. */
export function planEpisode(home: Home, options: PlanOptions): PlacedLine[] {
  const { countWords, choose } = options;
  const picker = createScenePicker(home, options);
  const { first, react, followUps, release } = picker;
  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const opening = planOpening(home, picker, options);
  const conditions = tellConditions(home, picker, options.refused);
  const pieces: Piece[] = [...conditions.later];
  const toldIds = new Set<string>(opening.isCreditTold ? ['credit'] : []);
  beats.forEach((beat, at) => {
    const tellings = tellBeat(beat, home, { ...opening, toldIds, refused: options.refused });
    let base: Piece | undefined;
    for (let count = 0; count < tellings.length; ) {
      const [one, two] = tellings.slice(count, count + 2) as [Telling, Telling | undefined];
      // One question a room is enough: with an even number of things to tell, both hosts tell.
      const isPair = two !== undefined && (tellings.length - count) % 2 === 0;
      const place = at + count / 20;
      const key = `${beat.name} ${count}`;
      const both = isPair ? tellTogether(one, two, beat, place, key) : undefined;
      const piece = both ?? tell(one, beat, place, key);
      const told = both && two ? [one, two] : [one];
      count += told.length;
      if (!piece) continue;
      if (base && !one.lineId) piece.behind = base;
      base ??= piece;
      pieces.push(piece);
      for (const { features } of told) for (const { id } of features) toldIds.add(id);
      const [up] = followUps(piece.told ?? [], beat, place + 0.01);
      if (up) pieces.push({ ...up, behind: piece });
    }
  });

  /** Miles tells one thing, Nora the next, often with a word about his first. */
  function tellTogether(one: Telling, two: Telling, beat: Beat, at: number, key: string): Piece | undefined {
    if (!one.lineId) return undefined;
    const read = first('miles-reads', beat.chapter, one.words, key);
    const reply = first(two.lineId ? 'reply-sentence' : 'reply-list', beat.chapter, two.words, key);
    for (const part of [read, reply]) if (part) release(part.scene);
    const line = reply?.lines[0];
    if (!read || !line) return undefined;
    const lead = react(one.features, beat.chapter, line.text)?.lines[0];
    const isShort = lead && countWords(`${lead.text} ${line.text}`) <= maxJoinedWords;
    const answer = isShort ? joinLines(lead, line) : line;
    const features = [...one.features, ...two.features];
    return {
      lines: [...asLines(read.lines, one), { ...answer, sceneId: two.lineId ?? line.sceneId }],
      worth: worthOf(one) + worthOf(two) / 2,
      at,
      told: features,
    };
  }

  /** Miles asks, Nora tells; a sentence of the listing Miles may read himself, where Nora has something to say to it. */
  function tell(telling: Telling, beat: Beat, at: number, key: string): Piece | undefined {
    const { features, words, lineId } = telling;
    const worth = worthOf(telling);
    if (lineId && choose(`${key} reader`, 3) === 0) {
      const read = first('miles-reads', beat.chapter, words, key);
      const reply = read && react(features, beat.chapter)?.lines[0];
      if (read) release(read.scene);
      if (read && reply)
        return {
          lines: [...asLines(read.lines, telling), { ...reply, speaker: 'nora' }],
          worth,
          at,
          told: features,
        };
    }
    const opener = first(telling.opener, beat.chapter, words, key);
    const told = telling.parts.map((part) => first(part, beat.chapter, words, key)).find(Boolean);
    // The ways into a room may come again in another room.
    for (const one of [opener, told]) if (one) release(one.scene);
    if (!opener || !told) return undefined;
    return { lines: [...opener.lines, ...asLines(told.lines, telling)], worth, at, told: features };
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
  // In the same part of the home, Miles says what he makes of the last thing told, then asks on.
  const spoken = chosen.map((piece, at) => {
    const [opener, ...rest] = piece.lines;
    const last = chosen[at - 1];
    const isSamePart = last && Math.floor(last.at) === Math.floor(piece.at) && !last.feature;
    const before = isSamePart ? last.told?.filter(({ id }) => !askedIds.has(id)) : undefined;
    const isAsking = piece.told && opener?.speaker === 'miles' && /[?]$/.test(opener.text);
    const isReply = last?.lines.at(-1)?.sceneId.startsWith('react-');
    const lead =
      before && isAsking && !isReply ? react(before, opener.chapter, opener.text)?.lines[0] : undefined;
    if (!opener || !lead || words + countWords(lead.text) > budget) return piece.lines;
    if (countWords(`${lead.text} ${opener.text}`) > maxJoinedWords) return piece.lines;
    words += countWords(lead.text);
    return [{ ...joinLines(lead, opener), chapter: opener.chapter, sceneId: lead.sceneId }, ...rest];
  });

  const sectionOf = (at: number) => beats[Math.floor(chosen[at]?.at ?? 0)]?.name ?? 'questions';
  return [
    ...inSection('opening', openingLines),
    ...spoken.flatMap((lines, at) => inSection(sectionOf(at), lines)),
    ...planEnding(home, picker, { ...options, chosen, callback: opening.callback }),
  ];
}

const worthOf = ({ features, lineId }: Telling) =>
  features.reduce((sum, { notability }) => sum + notability, lineId ? 12 : 8);

const asLines = (lines: readonly PlannedLine[], { lineId }: Telling): PlannedLine[] =>
  lines.map((line) => (lineId ? { ...line, sceneId: lineId } : line));

/** What fills a short talk: the second thing that isn't known. */
const isFilling = ({ scene, at }: Piece) => scene?.part === 'unknown' && at > firstUnknown;
