import { parseAddress } from '../address/parse-address.ts';
import { examineListingPage, type PageReading } from './read-listing-page.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const counts: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
};
const countedRooms = new RegExp(
  `\\b(${Object.keys(counts).join('|')})( and (?:a|one)[- ]half)?[- ](?=(?:full |half )?(?:bed|bath)(?:room)?s?\\b)`,
  'gi',
);

/** "Four bedrooms and three and a half baths on a 2.6-acre lot" in digits. */
function inDigits(sentence: string): string {
  return sentence
    .replace(
      countedRooms,
      (_, word: string, half?: string) => `${counts[word.toLowerCase()]}${half ? '.5' : ''} `,
    )
    .replace(/(\d)-acre\b/g, '$1 acre');
}

/** Puts the columns of a sheet on lines of their own, and the sentences of a paragraph that names the home. */
function spreadLine(line: string): string[] {
  const columns = line.split(/\t| {3,}/).filter((part) => part.trim() !== '');
  if (columns.length > 1) return columns;
  const address = line.length > 140 ? parseAddress(line) : null;
  if (!address?.street) return [line];
  return [...line.split(/(?<=[a-z\d)*]\.)\s+(?=[A-Z*])/).map(inDigits), line];
}

/** Turns each line of text into a line of a page, so that texts and pages share the readers. */
function toHtml(text: string): string {
  const lines = text
    .slice(0, 2_000_000)
    .split(/\r?\n/)
    .flatMap(spreadLine)
    .map((line) => line.replace(/[&<>]/g, (character) => entities[character] ?? ''));
  return `<body>${lines.map((line) => `<div>${line}</div>`).join('\n')}</body>`;
}

/** The facts of pasted plain text, such as a page copied from the browser. */
export function examineListingText(text: string): PageReading {
  return examineListingPage(toHtml(text));
}
