import { colors } from '../brand-styles.ts';
import type { PaperTable } from '../contract.ts';
import { printable } from '../element.ts';
import { innerWidth, makeRoom, type Pdf, paper, setStyle, type TextStyle, write } from './paper-pdf.ts';

const gutter = 8;
const padding = 1.8;
const cellStyle: TextStyle = { size: 7.5 };
const headStyle: TextStyle = { font: 'bold', size: 7, color: colors.inkSoft };

/** A table below its title. A row never breaks across pages; each page repeats the headings. */
export function drawTable(pdf: Pdf, { title, note, heads, rows, widths, paragraphs = [] }: PaperTable): void {
  makeRoom(pdf, 60);
  pdf.moveDown(0.6);
  setStyle(pdf, { font: 'bold', size: 9.5, color: colors.ember });
  pdf.text(printable(title), paper.margin, pdf.y, { width: innerWidth, continued: true });
  setStyle(pdf, { size: 7.5, color: colors.inkSoft });
  pdf.text(` · ${printable(note)}`);
  for (const words of paragraphs) {
    setStyle(pdf, cellStyle);
    makeRoom(pdf, Math.min(pdf.heightOfString(printable(words), { width: innerWidth }), 400));
    write(pdf, words, cellStyle, padding);
  }
  if (rows.length === 0 && paragraphs.length === 0)
    write(pdf, 'Nothing to record yet.', { size: 8, color: colors.inkSoft }, padding);
  if (rows.length > 0 && heads.length > 0) drawRow(pdf, heads, widths, headStyle);
  for (const { cells, isOpen } of rows) {
    const style: TextStyle = isOpen ? { font: 'bold', size: 7.5, color: colors.ember } : cellStyle;
    if (makeRoom(pdf, heightOf(pdf, cells, widths, style)) && heads.length > 0)
      drawRow(pdf, heads, widths, headStyle);
    drawRow(pdf, cells, widths, style);
  }
}

const cellWidth = (width = 0) => width * innerWidth - gutter;

function heightOf(pdf: Pdf, cells: readonly string[], widths: readonly number[], style: TextStyle): number {
  setStyle(pdf, style);
  const heights = cells.map((words, at) =>
    words === '' ? 0 : pdf.heightOfString(printable(words), { width: cellWidth(widths[at]) }),
  );
  return Math.max(...heights) + 2 * padding;
}

function drawRow(pdf: Pdf, cells: readonly string[], widths: readonly number[], style: TextStyle): void {
  const height = heightOf(pdf, cells, widths, style);
  const top = pdf.y;
  let left = paper.margin;
  cells.forEach((words, at) => {
    if (words !== '') pdf.text(printable(words), left, top + padding, { width: cellWidth(widths[at]) });
    left += (widths[at] ?? 0) * innerWidth;
  });
  pdf
    .moveTo(paper.margin, top + height)
    .lineTo(paper.margin + innerWidth, top + height)
    .lineWidth(0.4)
    .strokeColor(colors.rule)
    .stroke();
  pdf.y = top + height;
}
