import { PageRefused } from '../extraction/page/parse-html.ts';

const maxPages = 12;
const maxCharacters = 200_000;
const limitMs = 2_500;

type TextItem = { str: string; transform: number[]; width: number; height: number };

/** The text of a PDF flyer in lines; never runs scripts, and leaves pictures out. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const started = performance.now();
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new PageRefused(isLocked ? 'This PDF is protected by a password.' : 'This PDF is damaged.');
  });
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && length < maxCharacters; number++) {
    if (performance.now() - started > limitMs) throw new PageRefused('The PDF takes too long to read.');
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = linesOf(items.flatMap((item) => ('str' in item ? [item] : [])));
    pages.push(text);
    length += text.length;
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  const text = pages.join('\n').slice(0, maxCharacters);
  if (text.trim().length < 40)
    throw new PageRefused('This PDF has no text, only pictures. Paste the text of the listing instead.');
  return text;
}

/** Items at the same height form a line; a wide gap separates columns. */
function linesOf(items: TextItem[]): string {
  const lines: { y: number; x: number; end: number; text: string }[] = [];
  for (const { str, transform, width, height } of items) {
    if (str.trim() === '') continue;
    const [x = 0, y = 0] = [transform[4], transform[5]];
    const size = Math.max(4, height);
    const open = lines.findLast(
      (line) => Math.abs(line.y - y) < size * 0.4 && x >= line.end - size && x - line.end < size * 2.5,
    );
    if (open) {
      open.text += x - open.end > size * 0.15 && !open.text.endsWith(' ') ? ` ${str}` : str;
      open.end = x + width;
    } else lines.push({ y, x, end: x + width, text: str });
  }
  return lines.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join('\n');
}
