import type { ImportReport } from './schema.ts';

const MOST_PROBLEMS = 1000;

export function newReport(): ImportReport {
  return { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0, problems: [] };
}

export function refuseRow(report: ImportReport, row: number, message: string): void {
  report.refused += 1;
  if (report.problems.length < MOST_PROBLEMS) report.problems.push({ row, message });
}

/** Counts what became of a batch: rows that say what we know already come back from no upsert. */
export function countBatch(report: ImportReport, sent: number, written: { isNew: boolean }[]): void {
  const added = written.filter(({ isNew }) => isNew).length;
  report.added += added;
  report.changed += written.length - added;
  report.unchanged += sent - written.length;
}

/** A batch names each key once: of two rows with the same key the later one counts. */
export function lastOfEach<Row extends { row: number; key: string }>(
  report: ImportReport,
  rows: Row[],
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const earlier = byKey.get(row.key);
    if (earlier) refuseRow(report, earlier.row, `Line ${row.row} says the same business or review again.`);
    byKey.set(row.key, row);
  }
  return [...byKey.values()];
}
