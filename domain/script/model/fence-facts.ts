import { randomBytes } from 'node:crypto';
import { isInstruction } from '../../listings/content/is-instruction.ts';
import type { Fact, FactSheet } from '../schema.ts';

/** A mark that no listing can know. */
export function newMark(): string {
  return randomBytes(9).toString('hex');
}

/** What the model may know: nothing that speaks to a reader instead of describing the home. */
export function knownFacts(sheet: FactSheet): Fact[] {
  return sheet.facts.filter(({ value, label }) => !isInstruction(value) && !isInstruction(label));
}

/** The facts as data: one JSON line each, between marks. */
export function fenceFacts(facts: readonly Fact[], mark: string): string {
  const lines = facts.map(({ id, label, value }) =>
    JSON.stringify({ id, label, value }).replaceAll(mark, ''),
  );
  return [`<<<FACTS-${mark}`, ...lines, `FACTS-${mark}>>>`].join('\n');
}
