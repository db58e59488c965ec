import QRCode from 'qrcode';
import { colors } from '../brand-styles.ts';
import type { RecordPaper } from '../contract.ts';
import { printable } from '../element.ts';
import { innerWidth, type Pdf, paper, setStyle, write } from './paper-pdf.ts';

const qrSize = 84;
/** More than this would push the checks off the page; the rest is in its own part. */
const maxOpen = 8;
const maxWords = 160;

/** The first page: what a broker has to know, at a glance. */
export async function drawSummary(pdf: Pdf, record: RecordPaper): Promise<void> {
  write(pdf, 'RECORD OF A HOME', { font: 'bold', size: 9.5, color: colors.ember });
  write(pdf, record.home, { font: 'display', size: 25 }, 2);
  drawVerdict(pdf, record.open);
  pdf.y += 12;
  for (const [label, value] of record.about) drawPair(pdf, label, value);
  heading(pdf, 'What was checked');
  for (const check of record.checks) drawCheck(pdf, check);
  heading(pdf, 'How to verify this file');
  await drawLinks(pdf, record);
}

function heading(pdf: Pdf, words: string): void {
  write(pdf, words, { font: 'display', size: 14 }, 12);
  pdf.y += 3;
}

/** What is open, or that nothing is, on a band of its own. */
function drawVerdict(pdf: Pdf, open: readonly string[]): void {
  const isDone = open.length === 0;
  const title = isDone ? 'No open issues.' : `${open.length} open ${open.length === 1 ? 'issue' : 'issues'}`;
  const shown = open
    .slice(0, maxOpen)
    .map((words) => (words.length > maxWords ? `${words.slice(0, maxWords)} …` : words));
  if (open.length > maxOpen) shown.push(`and ${open.length - maxOpen} more, marked in the parts below`);
  const left = paper.margin + 12;
  const width = innerWidth - 24;
  const top = pdf.y + 10;
  setStyle(pdf, { size: 9.5 });
  const heights = shown.map((words) => pdf.heightOfString(printable(`• ${words}`), { width }) + 2);
  const height = 30 + heights.reduce((sum, one) => sum + one, 0);
  pdf.rect(paper.margin, top, innerWidth, height).fill(colors.paperSunken);
  pdf.rect(paper.margin, top, 4, height).fill(isDone ? colors.pine : colors.ember);
  setStyle(pdf, { font: 'bold', size: 11.5, color: isDone ? colors.pine : colors.ember });
  pdf.text(title, left, top + 8, { width });
  setStyle(pdf, { size: 9.5 });
  let y = top + 24;
  shown.forEach((words, at) => {
    pdf.text(printable(`• ${words}`), left, y, { width });
    y += heights[at] ?? 0;
  });
  pdf.y = top + height;
}

function drawPair(pdf: Pdf, label: string, value: string): void {
  const top = pdf.y;
  setStyle(pdf, { size: 9.5, color: colors.inkSoft });
  pdf.text(label, paper.margin, top, { width: 80 });
  setStyle(pdf, { size: 9.5 });
  pdf.text(printable(value), paper.margin + 84, top, { width: innerWidth - 84 });
  pdf.y += 2;
}

function drawCheck(pdf: Pdf, { title, state, words, isOpen }: RecordPaper['checks'][number]): void {
  const top = pdf.y + 3;
  const column = (at: number, width: number, text: string, isBold = false) => {
    const color = isOpen ? colors.ember : colors.ink;
    setStyle(pdf, { font: isBold || isOpen ? 'bold' : 'text', size: 9.5, color });
    pdf.text(printable(text), paper.margin + at, top, { width });
    return pdf.y;
  };
  const end = Math.max(
    column(0, 124, title, true),
    column(128, 80, state),
    column(212, innerWidth - 264, words),
    column(innerWidth - 46, 46, state === 'None' ? '–' : isOpen ? 'Open' : 'Done'),
  );
  pdf
    .moveTo(paper.margin, end + 3)
    .lineTo(paper.margin + innerWidth, end + 3)
    .lineWidth(0.5)
    .strokeColor(colors.rule)
    .stroke();
  pdf.y = end + 3;
}

async function drawLinks(pdf: Pdf, { links, hash }: RecordPaper): Promise<void> {
  const top = pdf.y;
  const words = [
    'Drop this file at the address behind the code. It tells whether we issued it and whether anybody changed it.',
    'The record is a chain: each entry holds the hash of the one before it. The last hash is',
  ];
  const textWidth = innerWidth - links.length * (qrSize + 16) - 8;
  setStyle(pdf, { size: 9 });
  for (const text of words) {
    pdf.text(text, paper.margin, pdf.y, { width: textWidth });
    pdf.y += 2;
  }
  setStyle(pdf, { font: 'bold', size: 7 });
  pdf.text(hash, paper.margin, pdf.y, { width: textWidth });
  pdf.y += 2;
  for (const { label, url } of links) {
    setStyle(pdf, { size: 8, color: colors.inkSoft });
    pdf.text(printable(`${label}: ${url}`), paper.margin, pdf.y, { width: textWidth });
  }
  let left = paper.margin + innerWidth - links.length * (qrSize + 16) + 16;
  for (const { label, url } of links) {
    const code = await QRCode.toBuffer(url, { width: 480, margin: 2, errorCorrectionLevel: 'M' });
    pdf.image(code, left, top, { width: qrSize });
    setStyle(pdf, { font: 'bold', size: 7.5 });
    pdf.text(label, left, top + qrSize + 2, { width: qrSize, align: 'center' });
    left += qrSize + 16;
  }
}
