import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { agentPictures } from './agent-pictures.ts';
import { colors } from './brand-styles.ts';
import { type Flyer, ILLUSTRATION } from './contract.ts';
import { markPaths, printable } from './element.ts';
import { fontFile } from './fonts.ts';
import { openPhoto } from './open-photo.ts';
import { paperCutHome } from './picture/paper-cut-home.ts';

/** US Letter in points, with the margin that every printer can keep. */
const page = { width: 612, height: 792, margin: 42 };
const inner = page.width - 2 * page.margin;
const photoBox = { width: inner, height: 268 };
const require = createRequire(import.meta.url);

type Pdf = PDFKit.PDFDocument;

/** One page to lay out at a showing: photo, facts, and a code that plays the episode. */
export async function printFlyer(flyer: Flyer): Promise<Uint8Array> {
  const photo = flyer.photo && (await croppedPhoto(flyer.photo));
  const picture = photo ?? (await drawing());
  const code = await QRCode.toBuffer(flyer.qrUrl, { width: 480, margin: 4, errorCorrectionLevel: 'M' });
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: page.margin,
    info: { Title: printable(flyer.address), Author: 'Hearthcast' },
  });
  pdf.registerFont('display', font('fraunces', 600));
  pdf.registerFont('text', font('figtree', 500));
  pdf.registerFont('bold', font('figtree', 700));
  pdf.image(picture, page.margin, page.margin, photoBox);
  const note = photo ? flyer.note : ILLUSTRATION;
  if (note) noteOnPicture(pdf, note);
  drawHead(pdf, flyer);
  const pictures = await agentPictures(
    { photo: flyer.agent.photo ?? null, logo: flyer.agent.logo ?? null },
    { photo: 216, logo: { width: 360, height: 108 } },
  );
  drawBody(pdf, flyer, code, pictures);
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}

function font(family: 'fraunces' | 'figtree', weight: 500 | 600 | 700): Buffer {
  return readFileSync(require.resolve(fontFile({ family, weight, subset: 'latin' })));
}

async function croppedPhoto(photo: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await openPhoto(photo)
      .resize(photoBox.width * 3, photoBox.height * 3, { fit: 'cover', position: 'attention' })
      .flatten()
      .jpeg({ quality: 84 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Our own drawing where there is no photo. */
function drawing(): Promise<Buffer> {
  const size = { width: photoBox.width * 3, height: photoBox.height * 3 };
  return sharp(Buffer.from(paperCutHome(size, { left: 0, top: 0, ...size })))
    .flatten()
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The disclosure that the law requires about the picture, next to the picture. */
function noteOnPicture(pdf: Pdf, words: string): void {
  pdf.font('text').fontSize(8.5);
  const width = pdf.widthOfString(words) + 12;
  const [left, top] = [page.width - page.margin - width - 8, page.margin + 8];
  pdf.roundedRect(left, top, width, 16, 3).fill(colors.pineDeep);
  pdf.fillColor(colors.paper).text(words, left + 6, top + 3, { lineBreak: false });
}

function drawHead(pdf: Pdf, flyer: Flyer): void {
  pdf.y = page.margin + photoBox.height + 18;
  if (flyer.badge) {
    pdf
      .font('bold')
      .fontSize(11)
      .fillColor(flyer.agent.colors?.onPaper ?? colors.ember);
    write(pdf, flyer.badge.toUpperCase(), { height: 14 });
  }
  const address = printable(flyer.address);
  pdf
    .font('display')
    .fillColor(colors.ink)
    .fontSize(address.length > 44 ? 20 : 27);
  write(pdf, address, { height: 64, ellipsis: true });
  pdf.font('text').fontSize(13).fillColor(colors.inkSoft);
  if (flyer.cityLine) write(pdf, flyer.cityLine, { height: 18, ellipsis: true });
  pdf.moveDown(0.4);
  if (flyer.price) {
    pdf.font('display').fontSize(23).fillColor(colors.ink);
    write(pdf, flyer.price, { height: 30, ellipsis: true });
  }
  pdf
    .font('bold')
    .fontSize(13)
    .fillColor(flyer.agent.colors?.onPaper ?? colors.ember);
  if (flyer.facts.length > 0) write(pdf, flyer.facts.join('  ·  '), { height: 34, ellipsis: true });
}

type Pictures = Awaited<ReturnType<typeof agentPictures>>;

function drawBody(pdf: Pdf, flyer: Flyer, code: Buffer, pictures: Pictures): void {
  const bottom = page.height - page.margin;
  const column = { width: inner - 170 };
  const start = pdf.y + 10;
  const room = bottom - 104 - start;
  pdf.y = start;
  pdf.font('text').fontSize(10.5).fillColor(colors.ink);
  if (flyer.paragraph) {
    write(pdf, flyer.paragraph, { ...column, height: room * 0.55, ellipsis: true, lineGap: 2 });
    pdf.moveDown(0.6);
  }
  for (const feature of flyer.features) {
    if (pdf.y > bottom - 122) break;
    write(pdf, `•  ${feature}`, { ...column, height: 14, ellipsis: true });
    pdf.y += 2.5;
  }
  const left = page.width - page.margin - 146;
  pdf.image(code, left, start, { width: 146, height: 146 });
  pdf.font('bold').fontSize(10.5).fillColor(colors.ink);
  pdf.text('Scan to hear this home', left, start + 150, { width: 146, align: 'center' });
  if (flyer.disclosure) {
    pdf.font('text').fontSize(8).fillColor(colors.inkSoft);
    pdf.text(printable(flyer.disclosure), left, start + 166, { width: 146, align: 'center', height: 22 });
  }
  drawFoot(pdf, flyer, bottom - 96, pictures);
}

function drawFoot(pdf: Pdf, { agent, disclaimer }: Flyer, top: number, { photo, logo }: Pictures): void {
  pdf
    .moveTo(page.margin, top)
    .lineTo(page.width - page.margin, top)
    .lineWidth(agent.colors ? 3 : 1)
    .stroke(agent.colors?.surface ?? colors.ember);
  drawMadeWith(pdf, page.width - page.margin - 100, top + 54);
  if (logo) {
    const shrink = Math.min(110 / logo.width, 34 / logo.height);
    const width = logo.width * shrink;
    pdf.image(logo.bytes, page.width - page.margin - width, top + 10, {
      width,
      height: logo.height * shrink,
    });
  }
  if (photo) pdf.image(photo.bytes, page.margin, top + 10, { width: 52, height: 52 });
  const left = page.margin + (photo ? 64 : 0);
  pdf.y = top + 11;
  const column = { width: inner - 130 - (photo ? 64 : 0), height: 26, ellipsis: true };
  const who = [agent.name, agent.brokerage].filter(Boolean).join(', ');
  // The brokerage has to be named in full.
  pdf
    .font('bold')
    .fontSize(who.length > 60 ? 10 : 12)
    .fillColor(colors.ink);
  if (who) pdf.text(printable(`Listed by ${who}`), left, pdf.y, column);
  pdf.font('text').fontSize(10.5);
  const contact = [agent.phone, agent.website, agent.license].filter(Boolean).join('  ·  ');
  if (contact) pdf.text(printable(contact), left, pdf.y, { ...column, height: 14 });
  pdf.y = Math.max(pdf.y + 3, top + 68);
  pdf.fontSize(7.5).fillColor(colors.inkSoft);
  write(pdf, smallPrint(disclaimer), { height: 28, ellipsis: true });
}

/** A flyer's disclosures, each once: a listing's own disclaimer often says the same. */
export function smallPrint(disclaimer: string | null): string {
  const given = disclaimer?.trim() ?? '';
  const own = [
    ['Equal housing opportunity.', /equal housing/i],
    [
      'Information deemed reliable but not guaranteed.',
      /deemed (?:to be )?(?:reliable|accurate)|not guaranteed/i,
    ],
  ] as const;
  return [...own.flatMap(([words, said]) => (said.test(given) ? [] : [words])), given].join(' ').trim();
}

/** Our own name, kept small. */
function drawMadeWith(pdf: Pdf, left: number, top: number): void {
  pdf.save().translate(left, top).scale(0.34);
  for (const { props } of markPaths({ house: colors.ink, fire: colors.ember })) {
    const { d, fill, stroke } = props as { d: string; fill: string; stroke?: string };
    if (stroke) pdf.path(d).lineWidth(2.4).lineCap('round').lineJoin('round').stroke(stroke);
    else pdf.path(d).fill(fill);
  }
  pdf.restore();
  pdf
    .font('text')
    .fontSize(8)
    .fillColor(colors.inkSoft)
    .text('Made with Hearthcast', left + 14, top + 1, { lineBreak: false });
}

function write(pdf: Pdf, words: string, options: PDFKit.Mixins.TextOptions): void {
  pdf.text(printable(words), page.margin, pdf.y, { width: inner, ...options });
}
