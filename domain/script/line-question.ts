import type { Feature } from '#domain/features/feature.ts';
import type { Scope } from '#domain/features/read-scopes.ts';
import weights from './data/line-questions.json' with { type: 'json' };
import { goesBeyond, isOfSite } from './goes-beyond.ts';
import type { HomeKind } from './home-kind.ts';
import type { LinePart } from './line-part.ts';

/** What a statement is about, as far as its words tell, and where it was said. */
export type Statement = {
  text: string;
  part: LinePart;
  kind: HomeKind;
  scope: Scope;
  isOwnBuilding: boolean;
  features: readonly Feature[];
};

const [headWords, startWords] = [9, 5];

/** "Boxes" as "box"; the same for a question and its answer in every home. */
const stem = (word: string) =>
  word
    .replace(/'s$/, '')
    .replace(/(?<=\w{4})ies$/, 'y')
    .replace(/(?<=\w{3})s$/, '');

/** Names, figures and amounts count by kind, so no weight belongs to one home. */
function wordsOf(text: string): string[] {
  const words = text.replace(/[“”"]/g, '').replace(/\.$/, '').split(/\s+/);
  return words.map((word, at) => {
    const bare = word.replace(/[,;:]$/, '');
    if (bare.startsWith('$')) return '$';
    if (/^\d/.test(bare)) return '#';
    return at > 0 && /^[A-Z]/.test(bare) ? '@' : stem(bare.toLowerCase());
  });
}

/** The signs that tell which question a statement answers: its words, especially the first, and other known facts. */
export function questionSigns({
  text,
  part,
  kind,
  scope,
  isOwnBuilding,
  features,
}: Statement): Map<string, number> {
  const words = wordsOf(text);
  const signs = new Map<string, number>();
  words.forEach((word, at) => {
    signs.set(word, 0.5);
    if (at < headWords) signs.set(`<${word}`, 1);
    if (at < startWords) signs.set(`<<${word}`, 1);
  });
  words.slice(1).forEach((word, at) => {
    const pair = `${words[at]} ${word}`;
    signs.set(pair, Math.max(signs.get(pair) ?? 0, at < headWords ? 1 : 0.5));
  });
  for (const length of [2, 3]) signs.set(`^${words.slice(0, length).join(' ')}`, 1);
  features.forEach(({ topic }, at) => {
    signs.set(`@${topic}`, Math.max(signs.get(`@${topic}`) ?? 0, at === 0 ? 1 : 0.5));
  });
  if (features.some(({ qualifiers }) => qualifiers.includes('shared'))) signs.set('@shared', 1);
  if (isOwnBuilding) signs.set('@own', 0.5);
  signs.set(`@scope-${scope}`, 1);
  signs.set(`@kind-${kind}`, 0.3);
  signs.set(`@ask-${part.ask}`, 1.5);
  signs.set(`@beat-${part.beat}`, 1);
  signs.set(`@part-${part.beat}-${part.ask}`, 1);
  if (part.subject) signs.set(`@subject-${part.subject}`, 1.5);
  signs.set('@', 1);
  return signs;
}

type Question = { ask: string; beats: readonly [string, ...string[]] };

/** The questions a statement may answer, and the tour stops where each may be asked, most common first. */
const questions: Record<string, Question> = {
  about: { ask: 'about', beats: ['arrival'] },
  floor: { ask: 'floor', beats: ['arrival'] },
  prewar: { ask: 'prewar', beats: ['building'] },
  history: { ask: 'history', beats: ['arrival'] },
  redone: { ask: 'redone', beats: ['arrival'] },
  layout: { ask: 'layout', beats: ['arrival'] },
  grounds: { ask: 'grounds', beats: ['arrival'] },
  living: { ask: 'living', beats: ['living'] },
  light: { ask: 'light', beats: ['living'] },
  view: { ask: 'view', beats: ['living'] },
  finishes: { ask: 'finishes', beats: ['living'] },
  details: { ask: 'details', beats: ['living'] },
  fireplace: { ask: 'fireplace', beats: ['living'] },
  flex: { ask: 'flex', beats: ['living', 'practical'] },
  potential: { ask: 'potential', beats: ['living'] },
  kitchen: { ask: 'kitchen', beats: ['kitchen'] },
  appliances: { ask: 'appliances', beats: ['kitchen'] },
  dining: { ask: 'dining', beats: ['kitchen'] },
  rooms: { ask: 'rooms', beats: ['rooms'] },
  primary: { ask: 'subject', beats: ['rooms'] },
  primarybath: { ask: 'subject', beats: ['rooms'] },
  baths: { ask: 'baths', beats: ['rooms'] },
  closets: { ask: 'closets', beats: ['rooms'] },
  upstairs: { ask: 'upstairs', beats: ['rooms', 'living'] },
  laundry: { ask: 'laundry', beats: ['practical'] },
  storage: { ask: 'storage', beats: ['practical', 'building'] },
  climate: { ask: 'climate', beats: ['practical'] },
  gadgets: { ask: 'gadgets', beats: ['practical'] },
  systems: { ask: 'renewed', beats: ['practical'] },
  below: { ask: 'below', beats: ['practical'] },
  lift: { ask: 'lift', beats: ['practical'] },
  extras: { ask: 'extras', beats: ['practical', 'living'] },
  annex: { ask: 'annex', beats: ['practical'] },
  outside: { ask: 'outside', beats: ['outside'] },
  parking: { ask: 'parking', beats: ['parking'] },
  building: { ask: 'building', beats: ['building'] },
  staff: { ask: 'staff', beats: ['building'] },
  where: { ask: 'where', beats: ['place'] },
  block: { ask: 'block', beats: ['place'] },
  place: { ask: 'place', beats: ['place'] },
  transit: { ask: 'transit', beats: ['place'] },
  green: { ask: 'green', beats: ['place'] },
  errands: { ask: 'errands', beats: ['place'] },
  costs: { ask: 'costs', beats: ['money'] },
  terms: { ask: 'terms', beats: ['money'] },
  deal: { ask: 'deal', beats: ['money'] },
  invest: { ask: 'invest', beats: ['money'] },
};
export const questionNames: readonly string[] = Object.keys(questions);

/** By sign, the indexes of questions in `questionNames`, each with its weight. */
const weightsOf = new Map(Object.entries(weights as Record<string, number[]>));

/** How likely each question is for these signs, most likely first. */
function likely(signs: ReadonlyMap<string, number>): { name: string; share: number }[] {
  const scores = new Float64Array(questionNames.length);
  for (const [sign, value] of signs) {
    const found = weightsOf.get(sign) ?? [];
    for (let at = 0; at < found.length; at += 2) {
      const question = found[at] ?? 0;
      scores[question] = (scores[question] ?? 0) + (found[at + 1] ?? 0) * value;
    }
  }
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return questionNames
    .map((name, at) => ({ name, share: (odds[at] ?? 0) / all }))
    .sort((a, b) => b.share - a.share);
}

/**
 * The question a statement answers, with a certainty from 0 to 1. Fitted to editors' judgments of real statements
 * (decision 074). Questions name a room that the statement starts with, unless the statement is about something else.
 */
export function questionOf(statement: Statement): { part: LinePart; share: number } {
  const [first] = likely(questionSigns(statement));
  const question = questions[first?.name ?? ''];
  const { part } = statement;
  if (!first || !question) return { part, share: 0 };
  const beat = question.beats.includes(part.beat) ? part.beat : question.beats[0];
  const { share } = first;
  // A list with a fireplace in it doesn't answer a question about the laundry.
  if (!part.subject && isIndoors.test(beat) && isOfSite(statement.text))
    return { part: { beat: 'outside', ask: 'outside' }, share };
  if (!part.subject && goesBeyond(first.name, statement.text))
    return { part: ofEverything(beat, statement.text), share };
  if (part.subject && (beat === part.beat || ofLevels.has(first.name))) return { part, share };
  const subject = subjectOf(first.name, statement.text);
  return { part: { beat, ask: question.ask, ...(subject && { subject }) }, share };
}

/** The question that any list of things inside answers. */
function ofEverything(beat: string, text: string): LinePart {
  if (beat === 'parking') return { beat: 'outside', ask: 'outside' };
  if (/\bresidents\b/i.test(text)) return { beat: 'building', ask: 'building' };
  return beat === 'living' ? { beat, ask: 'details' } : { beat: 'practical', ask: 'extras' };
}

const isIndoors = /^(?:arrival|living|kitchen|rooms|practical)$/;

/** Questions also name a level that a statement starts with. */
const ofLevels: ReadonlySet<string> = new Set(['layout', 'upstairs', 'below']);

/** A question about a primary suite uses the statement's name for it. */
function subjectOf(name: string, text: string): string | undefined {
  if (name === 'primarybath') return 'the primary bath';
  if (name !== 'primary') return undefined;
  return /\bbedroom\b/i.test(text) && !/\bsuite\b/i.test(text) ? 'the primary bedroom' : 'the primary suite';
}
