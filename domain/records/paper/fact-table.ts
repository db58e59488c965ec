import type { PaperTable } from '#adapters/renderer/contract.ts';
import { originNames, readableMoment } from '../rules.ts';
import type { RecordFact } from '../schema.ts';

type Table = Omit<PaperTable, 'title' | 'note'>;

/** Facts that say the same from the same source at the same time share a row, under all of their names. */
export function factTable(facts: readonly RecordFact[]): Table {
  const rows = new Map<string, RecordFact[]>();
  for (const fact of facts) rows.set(keyOf(fact), [...(rows.get(keyOf(fact)) ?? []), fact]);
  return {
    widths: [0.18, 0.4, 0.24, 0.18],
    heads: ['Fact', 'Value', 'Source', 'ID'],
    rows: [...rows.values()].map((same) => ({ cells: cellsOf(same) })),
  };
}

function keyOf({ value, source, at }: RecordFact): string {
  return JSON.stringify([value, source.kind, source.excerpt, at]);
}

function cellsOf(same: readonly RecordFact[]): string[] {
  const [first] = same as [RecordFact];
  const { kind, excerpt } = first.source;
  const quote = excerpt === first.value ? '' : `: “${excerpt}”`;
  const time = first.at ? readableMoment(first.at) : 'time not recorded';
  return [
    [...new Set(same.map(({ label }) => label))].join(' / '),
    first.value,
    `${originNames[kind]}${quote}, ${time}`,
    same.map(({ id }) => id).join(', '),
  ];
}

/** What differs from the facts that stand in the table before. */
export function changedFacts(facts: readonly RecordFact[], known: readonly RecordFact[]): RecordFact[] {
  const same = new Set(known.map((fact) => JSON.stringify(fact)));
  return facts.filter((fact) => !same.has(JSON.stringify(fact)));
}
