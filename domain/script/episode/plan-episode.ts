import type { Feature } from '#domain/features/feature.ts';
import { isQuotable } from '#domain/features/is-quotable.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import { type Home, starFeature } from '../home.ts';
import {
  type Choose,
  type Filling,
  fillClause,
  fillLines,
  type SaidLine,
  type Words,
} from '../scenes/fill-line.ts';
import { holds, picksUp } from '../scenes/holds.ts';
import type { Scene } from '../scenes/scene.ts';
import type { ChapterName } from '../schema.ts';
import { type Beat, beats } from './beats.ts';
import { hashUnit } from './seeded-choice.ts';
import { tellBeat } from './tell-beat.ts';

export type PlannedLine = SaidLine & { chapter: ChapterName; sceneId: string };
export type PlanOptions = {
  scenes: readonly Scene[];
  seed: string;
  choose: Choose;
  maxWords: number;
  /** Scenes that the editor refused for this home. */
  refused: ReadonlySet<string>;
  countWords: (text: string) => number;
};

/** A piece of the episode that can be left out when time is short. */
type Piece = {
  lines: PlannedLine[];
  worth: number;
  at: number;
  scene?: Scene;
  feature?: Feature;
  behind?: Piece;
};

/** The first of these that can be filled says the most. */
const inOrder: ReadonlySet<string> = new Set(['essentials', 'visit', 'closing']);
/** Room for the end, which is written last. */
const endWords = 105;
const minWordShare = 0.82;

/** Chooses what is said and in which order: a hook, a walk through the home, what to ask, how to see it. */
export function planEpisode(home: Home, options: PlanOptions): PlannedLine[] {
  const { scenes, seed, refused, countWords, choose } = options;
  const used = new Set<string>();
  const ranked = (fitting: readonly Scene[]) =>
    [...fitting].sort((a, b) => hashUnit(`${seed}|${b.id}`) - hashUnit(`${seed}|${a.id}`));
  const isOpen = (scene: Scene) =>
    !used.has(scene.id) && !refused.has(scene.id) && scene.needs.every((condition) => holds(condition, home));
  const say = (
    scene: Scene,
    chapter: ChapterName,
    filling: Omit<Filling, 'home' | 'choose'> = {},
    key = scene.id,
  ) => {
    const lines = fillLines(key, scene.lines, { home, choose, ...filling });
    return lines?.map((line) => ({ ...line, chapter, sceneId: scene.id }));
  };
  const first = (part: string, chapter: ChapterName, words: Record<string, Words> = {}, beat = '') => {
    const fitting = scenes.filter((one) => one.part === part && isOpen(one));
    for (const scene of inOrder.has(part) ? fitting : ranked(fitting)) {
      const lines = say(scene, chapter, { words }, `${scene.id} ${beat}`);
      if (lines) {
        used.add(scene.id);
        return { scene, lines };
      }
    }
    return undefined;
  };

  const star = starFeature(home);
  const starWords: Record<string, Words> = star
    ? {
        star: { text: tellFeature(star), factIds: [star.factId] },
        thestar: { text: `the ${star.noun}`, factIds: [star.factId] },
      }
    : {};
  const hook = first('hook', 'welcome', starWords) ?? first('hook-fallback', 'welcome');
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
  const isStarHook = hook?.lines.some(({ factIds }) => star && factIds.includes(star.factId)) ?? false;

  const pieces: Piece[] = [];
  let prev: Words | undefined;
  const toldIds = new Set<string>();
  beats.forEach((beat, at) => {
    for (const telling of tellBeat(beat, home, {
      star: isStarHook ? star : undefined,
      toldIds,
      isYearTold,
    })) {
      const words = { ...telling.words, ...(prev && { prev }) };
      const opener = first(telling.opener, beat.chapter, words, beat.name);
      const told = telling.parts.map((part) => first(part, beat.chapter, words, beat.name)).find(Boolean);
      if (!opener || !told) continue;
      for (const one of [opener, told]) used.delete(one.scene.id);
      const sum = telling.features.reduce((all, { notability }) => all + notability, 0);
      // One ordinary thing is hardly worth a question.
      const isSlight = telling.features.length === 1 && sum < 4 && beat.name !== 'money';
      const base: Piece = { lines: [...opener.lines, ...told.lines], worth: isSlight ? 2.5 : 10 + sum, at };
      pieces.push(base);
      for (const feature of telling.features) toldIds.add(feature.id);
      for (const piece of followUps(telling.features, beat, at)) pieces.push({ ...piece, behind: base });
      const last = telling.features.at(-1);
      prev =
        last && last.noun.split(' ').length < 4 ? { text: `the ${last.noun}`, factIds: [last.factId] } : prev;
    }
  });

  function followUps(features: readonly Feature[], beat: Beat, at: number): Piece[] {
    return features.flatMap((feature) => {
      const fitting = scenes
        .filter((scene) => scene.on && picksUp(scene.on, feature) && isOpen(scene))
        .map((scene) => ({ scene, score: specificity(scene) + hashUnit(`${seed}|${scene.id}`) * 2 }))
        .sort((a, b) => b.score - a.score);
      for (const { scene } of fitting) {
        const lines = say(scene, beat.chapter, {
          feature,
          mustName: features.length > 1 && isThing(feature),
        });
        if (!lines) continue;
        used.add(scene.id);
        return [
          {
            lines,
            worth: feature.notability + specificity(scene) * 0.5 + hashUnit(`${seed}|${feature.id}`),
            at: at + 0.5,
            scene,
            feature,
          },
        ];
      }
      return [];
    });
  }

  const quotePiece = quote(home, toldIds, (words) => first('quote', 'home', words));
  if (quotePiece) pieces.push({ lines: quotePiece, worth: 9, at: 4.8 });
  // What isn't known is worth a word beside what is; it can't carry an episode.
  const maxUnknown = Math.min(3, Math.floor(toldIds.size / 2));
  for (let count = 0; count < maxUnknown; count += 1) {
    const unknown = first('unknown', 'questions');
    if (unknown)
      pieces.push({ lines: unknown.lines, worth: 1.2 - count * 0.5, at: 20 + count, scene: unknown.scene });
  }

  const wordsOf = (lines: readonly SaidLine[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const budget = options.maxWords - endWords - wordsOf(opening);
  const chosen: Piece[] = [];
  let words = 0;
  const perBeat = new Map<number, number>();
  const byWorth = [...pieces].sort((a, b) => b.worth - a.worth);
  // Twice: what a late piece tells may be picked up by one that came before it.
  for (const piece of [...byWorth, ...byWorth]) {
    if (chosen.includes(piece)) continue;
    const count = wordsOf(piece.lines);
    const isExtra = (perBeat.get(piece.at) ?? 0) >= 2;
    // Nobody picks up what was not told.
    const isLoose = piece.behind !== undefined && !chosen.includes(piece.behind);
    if (isLoose || words + count > budget || (isExtra && words > budget * minWordShare)) continue;
    chosen.push(piece);
    words += count;
    perBeat.set(piece.at, (perBeat.get(piece.at) ?? 0) + 1);
  }
  chosen.sort((a, b) => a.at - b.at || pieces.indexOf(a) - pieces.indexOf(b));

  const clauses = collectClauses(chosen, home, choose, seed);
  const ending = [
    ...(first('visit', 'visit', clauses)?.lines ?? []),
    ...(first('closing', 'visit')?.lines ?? []),
  ];
  const callback =
    hook && fillLines(`${hook.scene.id} callback`, hook.scene.callback, { home, choose, words: starWords });
  return [
    ...opening,
    ...chosen.flatMap(({ lines }) => lines),
    ...ending,
    ...(callback ?? []).map((line) => ({
      ...line,
      chapter: 'visit' as const,
      sceneId: hook?.scene.id ?? '',
    })),
  ];
}

/** A year or a fee is what was just said; a place is named by its name. */
const isThing = ({ topic, id }: Feature) =>
  topic !== 'policies' && id !== 'named-place' && topic !== 'arrival';

/** A scene written for more of this home is better. */
function specificity({ on, needs, lines }: Scene): number {
  return (on && on.words.length > 0 ? 2 : 0) + Math.min(needs.length, 2) * 0.6 + (lines.length > 2 ? 0.4 : 0);
}

/** One sentence of the listing, word for word, that tells what no feature told. */
function quote(
  home: Home,
  toldIds: ReadonlySet<string>,
  find: (words: Record<string, Words>) => { lines: PlannedLine[] } | undefined,
): PlannedLine[] | undefined {
  const best = home.remarks
    .map((fact) => ({ fact, text: fact.source.excerpt.trim() }))
    .filter(({ fact, text }) => fact.source.kind === 'description' && isQuotable(text))
    .map(({ fact, text }) => {
      const told = home.features.filter((feature) => feature.factId === fact.id);
      const isFresh = told.every(({ id }) => !toldIds.has(id));
      const names = text.match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
      const numbers = text.match(/\d+/g)?.length ?? 0;
      const isStory = stories.test(text);
      return {
        fact,
        text,
        score: (isStory ? 4 : 0) + (isFresh ? 2 : 0) + Math.min(names, 3) + Math.min(numbers, 2),
      };
    })
    .filter(({ score }) => score >= 5)
    .sort((a, b) => b.score - a.score)[0];
  return best && find({ sentence: { text: best.text, factIds: [best.fact.id] } })?.lines;
}

/** What people retell: who built it, who lived there, what it was. */
const stories =
  /\b(?:designed by|built by|built for|once (?:home|owned)|former(?:ly)?|originally|history|historic|lived|named (?:after|for)|featured in|dates (?:back )?to|since (?:1[89]|20)\d\d|one of (?:only|the (?:first|few|last|oldest))|the only|hand-carved|handmade|salvaged|reclaimed|imported)\b/i;

/** What the chosen scenes would try on a visit and ask the agent, the most telling first. */
function collectClauses(
  pieces: readonly Piece[],
  home: Home,
  choose: Choose,
  seed: string,
): Record<string, Words> {
  const clauses: Record<string, Words> = {};
  const mixed = [...pieces].sort(
    (a, b) => hashUnit(`${seed}|clause|${a.scene?.id}`) - hashUnit(`${seed}|clause|${b.scene?.id}`),
  );
  for (const kind of ['visit', 'ask'] as const) {
    const found = mixed.flatMap(({ scene, feature }) => {
      const text = scene?.[kind];
      const filling = { home, choose, ...(feature && { feature }) };
      const clause = text && fillClause(`${scene?.id} ${kind}`, text, filling);
      return clause ? [clause] : [];
    });
    found.slice(0, 3).forEach((clause, at) => {
      clauses[`${kind}${at + 1}`] = clause;
    });
  }
  return clauses;
}
