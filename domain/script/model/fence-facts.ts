import { randomBytes } from 'node:crypto';
import { isInstruction } from '../../listings/content/is-instruction.ts';
import type { Fact, FactSheet } from '../schema.ts';

/** A marker no listing can guess. */
export function newMark(): string {
  return randomBytes(9).toString('hex');
}

/** A fact under the short key the model uses for it. */
export type KeyedFact = Fact & { key: string };

/** The facts for the model, without anything that addresses a reader instead of describing the home. */
export function knownFacts(sheet: FactSheet): KeyedFact[] {
  return sheet.facts
    .filter(
      ({ value, label, field }) => field !== 'mlsNotice' && !isInstruction(value) && !isInstruction(label),
    )
    .map((fact, at) => ({ ...fact, key: `f${at + 1}` }));
}

/** The facts as data: one JSON line each, between markers. */
export function fenceFacts(facts: readonly KeyedFact[], mark: string): string {
  return fence(
    'FACTS',
    facts.map(({ key, label, value }) => ({ key, label, value })),
    mark,
  );
}

/** Anything third parties may have worded, as JSON lines between markers they can't guess. */
export function fence(name: string, entries: readonly object[], mark: string): string {
  const lines = entries.map((entry) => JSON.stringify(entry).replaceAll(mark, ''));
  return [`<<<${name}-${mark}`, ...lines, `${name}-${mark}>>>`].join('\n');
}
