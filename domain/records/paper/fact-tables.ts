import type { PaperTable } from '#adapters/renderer/contract.ts';
import { originNames, readableMoment } from '../rules.ts';
import type { RecordFact } from '../schema.ts';

/** A table for each source and time. Facts that say the same share a row, under all of their names. */
export function factTables(facts: readonly RecordFact[], title: string): PaperTable[] {
  const sources = groupBy(facts, ({ source, at }) => `${source.kind} ${at}`);
  return sources.map((found) => {
    const { source, at } = found[0] as RecordFact;
    return {
      title: `${title}, ${originNames[source.kind]}`,
      note: at ? readableMoment(at) : 'time not recorded',
      widths: [0.2, 0.56, 0.24],
      heads: ['Fact', 'Value', 'ID'],
      rows: groupBy(found, (fact) => JSON.stringify([fact.value, fact.source.excerpt])).map((same) => ({
        cells: cellsOf(same),
      })),
    };
  });
}

function groupBy(facts: readonly RecordFact[], keyOf: (fact: RecordFact) => string): RecordFact[][] {
  return [...Map.groupBy(facts, keyOf).values()];
}

function cellsOf(same: readonly RecordFact[]): string[] {
  const { value, source } = same[0] as RecordFact;
  return [
    [...new Set(same.map(({ label }) => label))].join(' / '),
    source.excerpt === value ? value : `${value} (“${source.excerpt}”)`,
    same.map(({ id }) => id).join(', '),
  ];
}

/** The differences from the facts in the table before. */
export function changedFacts(facts: readonly RecordFact[], known: readonly RecordFact[]): RecordFact[] {
  const same = new Set(known.map((fact) => JSON.stringify(fact)));
  return facts.filter((fact) => !same.has(JSON.stringify(fact)));
}
