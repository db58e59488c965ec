import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { colors } from '../brand-styles.ts';
import { printable } from '../element.ts';
import { fontFile } from '../fonts.ts';

export type Pdf = PDFKit.PDFDocument;
export const paper = { width: 612, height: 792, margin: 44 };
export const innerWidth = paper.width - 2 * paper.margin;
const bottom = paper.height - paper.margin;
const require = createRequire(import.meta.url);

/** An empty US Letter document with our typefaces. */
export function openPdf(info: { title: string; subject: string; createdAt: Date }): Pdf {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: paper.margin,
    bufferPages: true,
    info: {
      Title: printable(info.title),
      Subject: info.subject,
      Author: 'Hearthcast',
      CreationDate: info.createdAt,
    },
  });
  pdf.registerFont('display', font('fraunces', 600));
  pdf.registerFont('text', font('figtree', 500));
  pdf.registerFont('bold', font('figtree', 700));
  return pdf;
}

function font(family: 'fraunces' | 'figtree', weight: 500 | 600 | 700): Buffer {
  return readFileSync(require.resolve(fontFile({ family, weight, subset: 'latin' })));
}

export type TextStyle = { font?: 'display' | 'text' | 'bold'; size: number; color?: string };

export function setStyle(pdf: Pdf, { font: name = 'text', size, color = colors.ink }: TextStyle): void {
  pdf.font(name).fontSize(size).fillColor(color);
}

/** Writes across the page, below the existing content. */
export function write(pdf: Pdf, words: string, style: TextStyle, gap = 0): void {
  setStyle(pdf, style);
  pdf.text(printable(words), paper.margin, pdf.y + gap, { width: innerWidth });
}

/** Starts a page if the rest of this one is too short. */
export function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottom) return false;
  pdf.addPage();
  return true;
}

/** "3 of 12" under every page, when all of them are there. */
export function numberPages(pdf: Pdf, home: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    setStyle(pdf, { size: 7.5, color: colors.inkSoft });
    const y = paper.height - 30;
    pdf.text(printable(home), paper.margin, y, { width: innerWidth - 60, lineBreak: false });
    pdf.text(`${at + 1} of ${count}`, paper.margin, y, {
      width: innerWidth,
      align: 'right',
      lineBreak: false,
    });
    pdf.page.margins.bottom = paper.margin;
  }
}
