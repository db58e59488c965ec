import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, starFeature } from '../home.ts';
import { fillLines, type SaidLine, type Words } from '../scenes/fill-line.ts';
import type { Scene } from '../scenes/scene.ts';
import { beats } from './beats.ts';
import { quoteLine } from './quote-line.ts';
import { createScenePicker, type PickerOptions, type Piece, type PlannedLine } from './scene-picker.ts';
import { tellBeat } from './tell-beat.ts';
import { visitClauses } from './visit-clauses.ts';

export type PlanOptions = PickerOptions & {
  maxWords: number;
  /** What a full episode needs; general knowledge fills up to here, not beyond. */
  minWords: number;
  /** More, and the sentence behind the opening lines comes too late. */
  maxHookWords: number;
};

/** Room for the end, which is written last. */
const endWords = 105;
const minWordShare = 0.82;
/** More general knowledge than this, and the home drops out of sight. */
const maxTips = 4;

/** A line with the stretch of the episode it belongs to: the opening, a beat, the questions, the ending. */
export type PlacedLine = PlannedLine & { section: string };

/** Chooses what is said and in which order: a hook, a walk through the home, what to ask, how to see it. */
export function planEpisode(home: Home, options: PlanOptions): PlacedLine[] {
  const { seed, countWords, choose } = options;
  const { first, react, followUps, release } = createScenePicker(home, options);
  const star = starFeature(home);
  const starWords: Record<string, Words> = star
    ? {
        star: { text: tellFeature(star), factIds: [star.factId] },
        thestar: { text: `the ${star.noun}`, factIds: [star.factId] },
      }
    : {};
  const credit = home.features.find(({ id }) => id === 'credit');
  if (credit) {
    starWords.creditname = { text: credit.phrase, factIds: [credit.factId] };
    starWords.creditwork = { text: credit.noun, factIds: [credit.factId] };
  }
  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const isShort = ({ lines }: { lines: readonly SaidLine[] }) => wordsOf(lines) <= options.maxHookWords;
  const nextHook = () =>
    // A name people know is the rarest thing a listing has.
    first('hook', 'welcome', starWords, '', ({ id }) => id.startsWith('credit')) ??
    first('hook', 'welcome', starWords) ??
    first('hook-fallback', 'welcome');
  const firstHook = nextHook();
  let hook = firstHook;
  while (hook && !isShort(hook)) hook = inOtherWords(hook.scene) ?? nextHook();
  hook ??= firstHook;

  /** The same hook, if there is a shorter way to say it. */
  function inOtherWords(scene: Scene) {
    for (const way of ['again', 'shorter', 'short', 'brief']) {
      release(scene);
      const said = first(scene.part ?? '', 'welcome', starWords, way, ({ id }) => id === scene.id);
      if (said && isShort(said)) return said;
    }
    return undefined;
  }

  const isPriceTold = hook?.scene.id.startsWith('price') ?? false;
  const start = (part: string) =>
    (isPriceTold ? first(`${part}-after-price`, 'welcome') : undefined) ??
    first(part, 'welcome') ??
    first(`${part}-fallback`, 'welcome');
  const opening = [
    ...(hook?.lines ?? []),
    ...(start('disclosure')?.lines ?? []),
    ...(start('essentials')?.lines ?? []),
  ];
  const isYearTold =
    hook?.lines.some(({ factIds }) => factIds.includes(home.fact('yearBuilt')?.id ?? '-')) ?? false;
  const isCreditTold = hook?.scene.id.startsWith('credit') ?? false;
  const isStarHook = hook?.lines.some(({ factIds }) => star && factIds.includes(star.factId)) ?? false;

  const pieces: Piece[] = [];
  let prev: Words | undefined;
  const toldIds = new Set<string>(isCreditTold ? ['credit'] : []);
  beats.forEach((beat, at) => {
    let base: Piece | undefined;
    let before: readonly Feature[] = [];
    for (const telling of tellBeat(beat, home, {
      star: isStarHook ? star : undefined,
      toldIds,
      isYearTold,
    })) {
      const words = { ...telling.words, ...(prev && { prev }) };
      const isMore = telling.opener === 'open-more';
      const opener =
        (isMore ? react(before, beat.chapter) : undefined) ??
        first(telling.opener, beat.chapter, words, beat.name);
      const told = telling.parts.map((part) => first(part, beat.chapter, words, beat.name)).find(Boolean);
      if (!opener || !told) continue;
      // The ways into a room may come again in another room; what Miles makes of a thing may not.
      for (const one of [opener, told]) if (one.scene.part !== 'react') release(one.scene);
      const sum = telling.features.reduce((all, { notability }) => all + notability, 0);
      // One ordinary thing is hardly worth a question.
      const isSlight = telling.features.length === 1 && sum < 4 && beat.name !== 'money';
      const piece: Piece = {
        lines: [...opener.lines, ...told.lines],
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

  const quotePiece = quoteLine(home, toldIds, (words) => first('quote', 'home', words));
  if (quotePiece) pieces.push({ lines: quotePiece, worth: 9, at: 4.8 });
  // What isn't known is worth a word beside what is; it can't carry an episode.
  const maxUnknown = Math.min(3, Math.floor(toldIds.size / 2));
  for (let count = 0; count < maxUnknown; count += 1) {
    const unknown = first('unknown', 'questions');
    if (unknown)
      pieces.push({ lines: unknown.lines, worth: 1.2 - count * 0.5, at: 20 + count, scene: unknown.scene });
  }

  const budget = options.maxWords - endWords - wordsOf(opening);
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
    const isTip = piece.lines.some(({ isGeneral }) => isGeneral);
    const isTipTooMany = isTip && tips >= maxTips && words > options.minWords - endWords - wordsOf(opening);
    if (isLoose || isTipTooMany || words + count > budget || (isExtra && words > budget * minWordShare))
      continue;
    if (isTip) tips += 1;
    chosen.push(piece);
    words += count;
    perBeat.set(piece.at, (perBeat.get(piece.at) ?? 0) + 1);
  }
  chosen.sort((a, b) => a.at - b.at || pieces.indexOf(a) - pieces.indexOf(b));

  // From room to room, Miles says what he makes of the last thing told, then asks on.
  const spoken = chosen.map((piece, at) => {
    const [opener, ...rest] = piece.lines;
    const before = chosen[at - 1]?.told;
    const isAsking = piece.told && opener?.speaker === 'miles' && !opener.sceneId.startsWith('react-');
    const reaction = before && isAsking ? react(before, opener.chapter, opener.text)?.lines[0] : undefined;
    if (!opener || !reaction || words + countWords(reaction.text) > budget) return piece.lines;
    words += countWords(reaction.text);
    return [{ ...joined(reaction, opener), chapter: opener.chapter, sceneId: reaction.sceneId }, ...rest];
  });

  const clauses = visitClauses(chosen, home, choose, seed);
  const ending = [
    ...(first('visit', 'visit', clauses)?.lines ?? []),
    ...(first('closing', 'visit')?.lines ?? []),
  ];
  const callback =
    hook && fillLines(`${hook.scene.id} callback`, hook.scene.callback, { home, choose, words: starWords });
  const sectionOf = (at: number) => beats[Math.floor(chosen[at]?.at ?? 0)]?.name ?? 'questions';
  return [
    ...inSection('opening', opening),
    ...spoken.flatMap((lines, at) => inSection(sectionOf(at), lines)),
    ...inSection('ending', ending),
    ...(callback ?? []).map((line) => ({
      ...line,
      chapter: 'visit' as const,
      sceneId: hook?.scene.id ?? '',
      section: 'callback',
    })),
  ];
}

const inSection = (section: string, lines: readonly PlannedLine[]): PlacedLine[] =>
  lines.map((line) => ({ ...line, section }));

/** Two things that one host says in one turn. */
const joined = (one: SaidLine, two: SaidLine): SaidLine => ({
  ...two,
  text: `${one.text} ${two.text}`,
  authored: `${one.authored} ${two.authored}`,
  factIds: [...new Set([...one.factIds, ...two.factIds])],
});
