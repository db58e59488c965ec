import { stripMarkup } from '../strip-markup.ts';

/** Descriptions say nothing new beyond this length. */
const maxLength = 20_000;
const item = /^\s*(?:[-*•·▪◦‣►»✓✔~]|\d{1,2}[.)])\s+/u;

export type SourceLine = { text: string; isItem: boolean; opensParagraph: boolean };

/** Untrusted text line by line: no markup, no invisible characters, bullets recognized. */
export function sourceLines(source: string): SourceLine[] {
  const plain = stripMarkup(source, maxLength)
    .replace(/[\p{Cf}\p{Co}\uFFFD]|\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*/gu, (sign) =>
      /[\p{N}#*©®™]/u.test(sign) ? sign : '',
    )
    .replace(/\s*[•▪◦‣►]\s*/gu, '\n• ')
    .replace(/(?<!\n\s*|^\s*)\*+|\*{2,}/g, ' ')
    .normalize('NFC');
  let opensParagraph = true;
  return plain.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => {
    const isItem = item.test(line);
    const text = line
      .replace(item, '')
      .replace(/^\s*\*+(?=\p{L})/u, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (!/[\p{L}\p{N}]/u.test(text)) {
      opensParagraph = true;
      return [];
    }
    const read = { text, isItem, opensParagraph };
    opensParagraph = false;
    return [read];
  });
}
