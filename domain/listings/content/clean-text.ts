/** Control characters, invisible marks and direction switches, which no reader would miss. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const tag = /<\/?[a-z!][^<>]{0,300}>/gi;

/** Untrusted text as one line that is safe for every table, page and feed. */
export function cleanLine(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .toWellFormed()
    .replace(tag, ' ')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim();
  return line.length > maxLength ? cutAtWord(line, maxLength) : line;
}

/** The same for longer text; keeps paragraphs. */
export function cleanParagraphs(text: string, maxLength: number): string {
  const paragraphs = text
    .slice(0, maxLength * 2)
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((paragraph) => cleanLine(paragraph, maxLength))
    .filter((paragraph) => paragraph !== '');
  const whole = paragraphs.join('\n\n');
  return whole.length > maxLength ? cutAtWord(whole, maxLength) : whole;
}

/** Each entry once, in order. */
export function cleanList(entries: readonly string[], options: { max: number; maxLength: number }): string[] {
  const kept = new Map<string, string>();
  for (const entry of entries) {
    const line = cleanLine(entry, options.maxLength);
    const key = line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (key !== '' && !kept.has(key)) kept.set(key, line);
    if (kept.size === options.max) break;
  }
  return [...kept.values()];
}

function cutAtWord(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${space > maxLength / 2 ? cut.slice(0, space) : cut}…`;
}
