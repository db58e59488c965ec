import { buffer } from 'node:stream/consumers';
import { colors } from '../brand-styles.ts';
import type { RecordPaper } from '../contract.ts';
import { drawSummary } from './draw-summary.ts';
import { drawTable } from './draw-table.ts';
import { makeRoom, numberPages, openPdf, write } from './paper-pdf.ts';

/** Everything a record says: a summary, then as many pages as it takes. The same record gives the same file. */
export async function printRecord(record: RecordPaper): Promise<Uint8Array> {
  const pdf = openPdf({
    title: `Record for ${record.home}`,
    // Identifies the file's home without reading its pages.
    subject: `home-record:${record.podcastId}`,
    createdAt: record.issuedAt,
  });
  await drawSummary(pdf, record);
  pdf.addPage();
  for (const { title, about, tables } of record.sections) {
    makeRoom(pdf, 110);
    write(pdf, title, { font: 'display', size: 15 }, 8);
    write(pdf, about, { size: 8.5, color: colors.inkSoft });
    for (const table of tables) drawTable(pdf, table);
  }
  numberPages(pdf, record.home);
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}
