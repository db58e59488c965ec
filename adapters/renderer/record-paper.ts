import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { colors } from './brand-styles.ts';
import type { RecordPaper } from './contract.ts';
import { printable } from './element.ts';
import { fontFile } from './fonts.ts';

const page = { width: 612, height: 792, margin: 48 };
const inner = page.width - 2 * page.margin;
/** A heading needs a few lines under it, or it goes to the next page. */
const minRest = 72;
const require = createRequire(import.meta.url);

type Pdf = PDFKit.PDFDocument;
type Line = RecordPaper['chain'][number];

/** Everything a record says, on as many pages as it takes. The same record gives the same file. */
export async function printRecord(record: RecordPaper): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: page.margin,
    bufferPages: true,
    info: {
      Title: printable(`Record of ${record.home}`),
      Author: 'Hearthcast',
      CreationDate: new Date(record.about.find(([label]) => label === 'Issued')?.[1] ?? 0),
    },
  });
  pdf.registerFont('display', font('fraunces', 600));
  pdf.registerFont('text', font('figtree', 500));
  pdf.registerFont('bold', font('figtree', 700));
  drawHead(pdf, record);
  for (const { title, about, groups } of record.sections) {
    drawTitle(pdf, title, about);
    for (const group of groups) {
      drawGroup(pdf, `${group.title} · entry ${group.sequence}, ${group.recordedAt}`);
      for (const line of group.lines) drawLine(pdf, line);
    }
  }
  drawTitle(
    pdf,
    'Chain',
    'Every entry of this record in order. Each hash covers the entry and the hash before it.',
  );
  for (const line of record.chain) drawLine(pdf, line);
  numberPages(pdf, record.home);
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}

function font(family: 'fraunces' | 'figtree', weight: 500 | 600 | 700): Buffer {
  return readFileSync(require.resolve(fontFile({ family, weight, subset: 'latin' })));
}

function drawHead(pdf: Pdf, { home, about, open }: RecordPaper): void {
  pdf.font('bold').fontSize(10).fillColor(colors.ember);
  write(pdf, 'RECORD OF A HOME');
  pdf.font('display').fontSize(24).fillColor(colors.ink);
  write(pdf, home);
  pdf.moveDown(0.4);
  for (const [label, value] of about) drawLine(pdf, { label, value, detail: '' });
  pdf.moveDown(0.4);
  pdf.font('bold').fontSize(11).fillColor(colors.ink);
  write(pdf, open.length === 0 ? 'Nothing is open.' : 'Open');
  for (const words of open) drawLine(pdf, { label: words, value: '', detail: '', isOpen: true });
}

function drawTitle(pdf: Pdf, title: string, about: string): void {
  if (pdf.y > page.height - page.margin - minRest) pdf.addPage();
  pdf.moveDown(1);
  pdf.font('display').fontSize(16).fillColor(colors.ink);
  write(pdf, title);
  pdf.font('text').fontSize(9).fillColor(colors.inkSoft);
  write(pdf, about);
}

function drawGroup(pdf: Pdf, title: string): void {
  if (pdf.y > page.height - page.margin - minRest) pdf.addPage();
  pdf.moveDown(0.6);
  pdf.font('bold').fontSize(10).fillColor(colors.ember);
  write(pdf, title);
}

function drawLine(pdf: Pdf, { label, value, detail, isOpen }: Line): void {
  pdf.moveDown(0.25);
  pdf
    .font(isOpen ? 'bold' : 'text')
    .fontSize(9)
    .fillColor(isOpen ? colors.ember : colors.ink);
  write(pdf, [label, value].filter(Boolean).join(': '));
  if (!detail) return;
  pdf.font('text').fontSize(7.5).fillColor(colors.inkSoft);
  write(pdf, detail);
}

function numberPages(pdf: Pdf, home: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    // Writing below the margin would start a page of its own.
    pdf.page.margins.bottom = 0;
    pdf
      .font('text')
      .fontSize(7.5)
      .fillColor(colors.inkSoft)
      .text(printable(`${home} · page ${at + 1} of ${count}`), page.margin, page.height - 30, {
        lineBreak: false,
      });
    pdf.page.margins.bottom = page.margin;
  }
}

function write(pdf: Pdf, words: string): void {
  pdf.text(printable(words), page.margin, pdf.y, { width: inner });
}
