import { topics } from '#domain/features/feature.ts';
import { isSpeakable } from '#domain/features/is-speakable.ts';
import { checkClaims } from '../claims/check-claims.ts';
import type { Home } from '../home.ts';
import {
  type Choose,
  type Clauses,
  type FilledScene,
  fillClause,
  fillScene,
  type SaidLine,
} from '../scenes/fill-scene.ts';
import type { Scene } from '../scenes/scene.ts';
import type { ChapterName, Claim, FactSheet, Turn } from '../schema.ts';
import { countSpokenWords } from '../writer/estimate-seconds.ts';
import { hashUnit } from './seeded-choice.ts';

/** The parts of an episode in the order in which a visitor would meet them, and the chapter each belongs to. */
export const arc: readonly { part: string; chapter: ChapterName; max: number }[] = [
  { part: 'hook', chapter: 'welcome', max: 1 },
  { part: 'disclosure', chapter: 'welcome', max: 1 },
  { part: 'essentials', chapter: 'welcome', max: 1 },
  { part: 'arrival', chapter: 'home', max: 3 },
  { part: 'living', chapter: 'home', max: 4 },
  { part: 'dining', chapter: 'home', max: 1 },
  { part: 'kitchen', chapter: 'home', max: 3 },
  { part: 'bedrooms', chapter: 'home', max: 2 },
  { part: 'baths', chapter: 'home', max: 2 },
  { part: 'laundry', chapter: 'home', max: 1 },
  { part: 'levels', chapter: 'home', max: 2 },
  { part: 'systems', chapter: 'home', max: 2 },
  { part: 'outside', chapter: 'outside', max: 3 },
  { part: 'parking', chapter: 'outside', max: 1 },
  { part: 'shared', chapter: 'outside', max: 2 },
  { part: 'place', chapter: 'neighborhood', max: 3 },
  { part: 'fee', chapter: 'questions', max: 1 },
  { part: 'policies', chapter: 'questions', max: 2 },
  { part: 'unknowns', chapter: 'questions', max: 2 },
  { part: 'visit', chapter: 'visit', max: 1 },
  { part: 'closing', chapter: 'visit', max: 1 },
];
const fixedParts = new Set(['hook', 'disclosure', 'essentials', 'visit', 'closing']);

export type Plan = {
  scenes: (FilledScene & { part: string })[];
  hook: FilledScene | undefined;
  refusals: Refusal[];
};
export type Refusal = { sceneId: string; reason: string; text: string };

type Options = { scenes: readonly Scene[]; seed: string; choose: Choose; maxWords: number };

/** Chooses the scenes of an episode: the most telling ones, each once, in the order of a walk through the home. */
export function planArc(home: Home, sheet: FactSheet, { scenes, seed, choose, maxWords }: Options): Plan {
  const told = new Set<string>();
  const used = new Map<string, FilledScene>();
  const refusals: Refusal[] = [];
  const refused = new Set<string>();
  const counts = new Map<string, number>();
  let words = 0;
  const take = (filled: FilledScene) => {
    used.set(filled.scene.id, filled);
    for (const id of filled.toldIds) told.add(id);
    counts.set(filled.scene.part, (counts.get(filled.scene.part) ?? 0) + 1);
    words += wordsOf(filled);
  };
  const tryOne = (scene: Scene, clauses?: Clauses): FilledScene | undefined => {
    if (used.has(scene.id) || refused.has(scene.id)) return undefined;
    const filled = fillScene(scene, home, told, choose, clauses);
    if (!filled || (filled.toldIds.length > 0 && filled.toldIds.every((id) => told.has(id))))
      return undefined;
    const problem = findProblem(filled, sheet);
    if (!problem) return filled;
    refused.add(scene.id);
    refusals.push({ sceneId: scene.id, ...problem });
    return undefined;
  };
  const best = (part: string, clauses?: Clauses) =>
    scenes
      .filter((scene) => scene.part === part)
      .map((scene) => tryOne(scene, clauses))
      .filter((filled) => filled !== undefined)
      .map((filled) => ({ filled, score: scoreOf(filled, home, told, seed) }))
      .sort((a, b) => b.score - a.score)[0];
  for (const part of ['hook', 'disclosure', 'essentials']) {
    const found = best(part);
    if (found) take(found.filled);
  }
  const hook = [...used.values()].find(({ scene }) => scene.part === 'hook');
  // Room for the end, which is written last.
  const budget = maxWords - 95;
  const open = arc.filter(({ part }) => !fixedParts.has(part));
  for (let round = 0; round < 40 && words < budget; round += 1) {
    const candidates = open
      .filter(({ part, max }) => (counts.get(part) ?? 0) < max)
      .flatMap(({ part }) => {
        const found = best(part);
        const rest = counts.get(part) ?? 0;
        return found ? [{ ...found, score: found.score - rest * 2.5 }] : [];
      })
      .sort((a, b) => b.score - a.score);
    const next = candidates.find(({ filled }) => words + wordsOf(filled) <= budget);
    if (!next) break;
    take(next.filled);
  }
  addSentences(home, used, told, (count) => {
    const fits = words + count <= budget;
    if (fits) words += count;
    return fits;
  });
  const clauses = collectClauses([...used.values()], home, choose, seed);
  for (const part of ['visit', 'closing']) {
    const found = best(part, clauses);
    if (found) take(found.filled);
  }
  const place = new Map(arc.map(({ part }, at) => [part, at]));
  const ordered = [...used.values()]
    .map((filled) => ({ ...filled, part: filled.scene.part }))
    .sort((a, b) => (place.get(a.part) ?? 0) - (place.get(b.part) ?? 0));
  return { scenes: ordered, hook, refusals };
}

/** Nora adds what the listing says in a whole sentence and no scene has told, where its topic is spoken of. */
function addSentences(
  home: Home,
  used: Map<string, FilledScene>,
  told: Set<string>,
  fits: (words: number) => boolean,
): void {
  const spoken = home.remarks
    .map((fact) => ({
      fact,
      text: fact.source.excerpt.trim(),
      features: home.features.filter(({ factId }) => factId === fact.id),
    }))
    .filter(({ fact, text }) => fact.source.kind === 'description' && isSpeakable(text))
    .map((one) => ({ ...one, fresh: one.features.filter(({ id }) => !told.has(id)) }))
    .map((one) => ({ ...one, score: one.fresh.reduce((sum, { notability }) => sum + notability, 0) }))
    .filter(({ score }) => score >= 3)
    .sort((a, b) => b.score - a.score);
  for (const { fact, text, fresh } of spoken) {
    const topic = fresh[0]?.topic;
    const host = [...used.values()].filter(({ scene }) => scene.part === topic).at(-1);
    if (!host || fresh.every(({ id }) => told.has(id)) || !fits(countSpokenWords(text))) continue;
    host.lines.push({ speaker: 'nora', text, authored: '', factIds: [fact.id], isGeneral: false });
    for (const { id } of fresh) told.add(id);
  }
}

const wordsOf = ({ lines }: FilledScene) => lines.reduce((sum, { text }) => sum + countSpokenWords(text), 0);

/** What is told counts by how much people would remember it; a scene made for more of this home is better. */
function scoreOf(filled: FilledScene, home: Home, told: ReadonlySet<string>, seed: string): number {
  const fresh = filled.toldIds.filter((id) => !told.has(id));
  const notable = fresh.map((id) => home.features.find((feature) => feature.id === id)?.notability ?? 1);
  const jitter = hashUnit(`${seed}|scene|${filled.scene.id}`);
  // A list tells much and shows little: it comes after the scenes that were written for a feature.
  const isList = filled.scene.lines.some(({ text }) => text.includes('{list '));
  return (
    notable.reduce((sum, value) => sum + value, 0) * (isList ? 0.3 : 1) +
    filled.scene.needs.length * 0.4 +
    jitter * 2.5
  );
}

const precise = /^(?:number|money|date|name|brand|distance)$/;

/** Words of a line that no fact carries and that its author answers for. */
export function ownWordsOf(line: SaidLine, sheet: FactSheet): { own: string[]; bare?: string } {
  if (line.isGeneral) return { own: [] };
  const turn = { id: '', text: line.text, factIds: line.factIds } as Turn;
  const unbacked = checkClaims({ turns: [turn] }, sheet).filter(({ factId }) => factId === undefined);
  const authored = line.authored.toLowerCase();
  const isOwn = ({ claim, kind }: Claim) =>
    authored.includes(claim.toLowerCase()) && (!precise.test(kind) || !/[\d$]/.test(claim));
  const bare = unbacked.find((claim) => !isOwn(claim))?.claim;
  return { own: unbacked.map(({ claim }) => claim), ...(bare !== undefined && { bare }) };
}

function findProblem(filled: FilledScene, sheet: FactSheet): Omit<Refusal, 'sceneId'> | undefined {
  for (const line of filled.lines) {
    const { bare } = ownWordsOf(line, sheet);
    if (bare !== undefined) return { reason: `no fact carries "${bare}"`, text: line.text };
  }
  const long = filled.lines.find(({ text }) => text.split(' ').length > 40);
  return long ? { reason: 'too long for a turn', text: long.text } : undefined;
}

/** What the chosen scenes would try on a visit and ask the agent, the most telling first. */
function collectClauses(filled: FilledScene[], home: Home, choose: Choose, seed: string): Clauses {
  const ranked = filled
    .filter(
      ({ scene }) =>
        topics.some((topic) => topic === scene.part && topic !== 'place') || scene.part === 'fee',
    )
    .sort((a, b) => hashUnit(`${seed}|clause|${a.scene.id}`) - hashUnit(`${seed}|clause|${b.scene.id}`));
  const clauses: Record<string, { text: string; factIds: string[] }> = {};
  for (const kind of ['visit', 'ask'] as const) {
    const found = ranked.flatMap(({ scene, lines }) => {
      const text = scene[kind] && fillClause(scene[kind], scene, home, choose);
      return text ? [{ text, factIds: lines.flatMap(({ factIds }) => factIds) }] : [];
    });
    found.slice(0, 3).forEach((clause, at) => {
      clauses[`${kind}${at + 1}`] = clause;
    });
  }
  return clauses;
}
