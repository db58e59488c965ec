import { hash } from 'node:crypto';
import type { ImportReport } from './schema.ts';

const MAX_PROBLEMS = 1000;

export function newImportReport(): ImportReport {
  return { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0, stopped: null, problems: [] };
}

export function refuseRow(report: ImportReport, row: number, message: string): void {
  report.refused += 1;
  if (report.problems.length < MAX_PROBLEMS) report.problems.push({ row, message });
}

/** Counts the results of a batch. Rows that change nothing don't come back from the upsert. */
export function countBatch(report: ImportReport, sent: number, written: { isNew: boolean }[]): void {
  const added = written.filter(({ isNew }) => isNew).length;
  report.added += added;
  report.changed += written.length - added;
  report.unchanged += sent - written.length;
}

/**
 * Keeps the first row of each key, wherever in the file the others are. If the last one won, sending the file again
 * would change the row back and forth.
 */
export function createFirstOfEach(report: ImportReport) {
  // A short hash, because a file can hold a million long keys.
  const lines = new Map<string, number>();
  return <Row extends { row: number; key: string }>(rows: Row[]): Row[] =>
    rows.filter(({ row, key }) => {
      const mark = hash('sha1', key, 'binary');
      const earlier = lines.get(mark);
      if (earlier === undefined) lines.set(mark, row);
      else refuseRow(report, row, `Line ${earlier} says the same business or review already.`);
      return earlier === undefined;
    });
}
