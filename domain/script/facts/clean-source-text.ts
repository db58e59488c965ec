import { stripMarkup } from '#domain/listings/content/strip-markup.ts';

/** Descriptions say nothing new after this; a megabyte of text must not take a minute. */
const maxTextLength = 24_000;
const bullets =
  /(?:^|\n)\s*(?:[-*•·▪◦‣►»>+~]|\d{1,2}[.)])\s+|\s[•·▪◦‣►»|~]\s|\s\*{1,3}\s?|\*{2,}|\s\/\/\s|\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*/gu;
const fractions: [RegExp, string][] = [
  [/(\d)\s?½/g, '$1.5'],
  [/(\d)\s?¼/g, '$1.25'],
  [/(\d)\s?¾/g, '$1.75'],
  [/½/g, 'half'],
];

/** Third-party text as plain lines: no markup, bullets or invisible characters. */
export function cleanSourceText(source: string): string {
  let text = stripMarkup(source, maxTextLength);
  text = text.replace(bullets, '\n').replace(/[\p{Cf}\p{Co}\uFFFD]/gu, '');
  text = text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`´]/g, "'")
    .replace(/(?:\u2026|\.{2,})\s*(?=\p{Ll})/gu, ', ')
    .replace(/\u2026|\.{2,}/g, '. ')
    .replace(/[—–]/g, ' - ')
    .replace(/~\s?(?=\d)/g, 'about ');
  for (const [fraction, plain] of fractions) text = text.replace(fraction, plain);
  text = text
    .normalize('NFKC')
    .replace(/!+\??/g, '.')
    .replace(/\?{2,}/g, '?');
  return text
    .replace(/\s*\.(?:\s*\.)+/g, '.')
    .split(/\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
