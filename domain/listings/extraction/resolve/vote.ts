import type { Alternative, Candidate, PageFact, Source } from '../facts.ts';

export type Vote<Value> = { value: Value; key: string; source: Source; where: string; weight: number };

/** Below this we state nothing: a wrong value is worse than no value. */
export const minConfidence = 0.5;

export const unknownFact: PageFact<never> = { value: null, confidence: 0, source: null, alternatives: [] };

type VoteGroup<Value> = { key: string; value: Value; support: number; best: Vote<Value> };

function bySource<Value>(votes: Vote<Value>[]): number {
  const strongest = new Map<Source, number>();
  for (const { source, weight } of votes) strongest.set(source, Math.max(strongest.get(source) ?? 0, weight));
  let uncertainty = 1;
  for (const weight of [...strongest.values()].sort((a, b) => a - b))
    uncertainty *= 1 - Math.min(weight, 0.97);
  return 1 - uncertainty;
}

/** A total order, so the result never depends on the order of the candidates. */
function precedes<Value>(a: Vote<Value>, b: Vote<Value>): number {
  return (
    b.weight - a.weight ||
    a.source.localeCompare(b.source) ||
    a.where.localeCompare(b.where) ||
    JSON.stringify(a.value).localeCompare(JSON.stringify(b.value))
  );
}

export function groupVotes<Value>(votes: Vote<Value>[]): VoteGroup<Value>[] {
  const groups = new Map<string, Vote<Value>[]>();
  for (const vote of votes) {
    if (!(vote.weight > 0)) continue;
    const group = groups.get(vote.key);
    if (group) group.push(vote);
    else groups.set(vote.key, [vote]);
  }
  const list: VoteGroup<Value>[] = [];
  for (const [key, group] of groups) {
    const best = [...group].sort(precedes)[0];
    if (best) list.push({ key, value: best.value, support: bySource(group), best });
  }
  return list.sort((a, b) => b.support - a.support || a.key.localeCompare(b.key));
}

/** Sources that agree strengthen a value, and a rival weakens it. Without a clear lead, we state no value. */
export function decide<Value>(votes: Vote<Value>[]): PageFact<Value> {
  const [first, second, ...rest] = groupVotes(votes);
  if (!first) return unknownFact;
  const rivalry = second ? second.support / first.support : 0;
  const confidence = first.support * (1 - 0.55 * rivalry ** 2);
  const alternatives: Alternative<Value>[] = [second, ...rest]
    .filter((group) => group !== undefined)
    .slice(0, 5)
    .map((group) => ({
      value: group.value,
      source: group.best.source,
      where: group.best.where,
      confidence: round(group.support),
    }));
  if (confidence < minConfidence) {
    const unsure = {
      value: first.value,
      source: first.best.source,
      where: first.best.where,
      confidence: round(first.support),
    };
    return { value: null, confidence: 0, source: null, alternatives: [unsure, ...alternatives] };
  }
  return { value: first.value, confidence: round(confidence), source: first.best.source, alternatives };
}

export function round(number: number): number {
  return Math.round(number * 100) / 100;
}

export function votesFor<Value>(
  candidates: Candidate[],
  field: Candidate['field'],
  read: (candidate: Candidate) => { value: Value; key: string } | null,
): Vote<Value>[] {
  return candidates.flatMap((candidate) => {
    const seen = candidate.field === field ? read(candidate) : null;
    return seen
      ? [{ ...seen, source: candidate.source, where: candidate.where, weight: candidate.weight }]
      : [];
  });
}
