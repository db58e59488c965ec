import { numberWords } from '#domain/english/number-words.ts';
import type { Fact } from './schema.ts';

/** The room counts the customer gave. */
export type OwnCounts = { beds?: number | undefined; baths?: number | undefined };

const most = 12;
const words = Array.from({ length: most }, (_, at) => numberWords(at + 1));
const counted = new RegExp(
  `\\b(\\d+(?:\\.5)?|${words.join('|')})[- ](?:(?:full|large|spacious|other|guest) )*(bed|bath)(?:room)?s?\\b`,
  'giu',
);

/** Whether a statement's room counts differ from the customer's, who corrected the page it comes from. */
export function countsOtherwise(text: string, { beds, baths }: OwnCounts): boolean {
  return [...text.matchAll(counted)].some(([, count = '', room = '']) => {
    const own = room.toLowerCase() === 'bed' ? beds : baths;
    const at = words.indexOf(count.toLowerCase());
    return own !== undefined && own !== (at < 0 ? Number(count) : at + 1);
  });
}

/** The customer's corrections count, whatever the description says. */
export function readOwnCounts(fact: (field: string) => Fact | undefined): OwnCounts {
  const countOf = (field: string) => {
    const found = fact(field);
    const count = found?.source.kind === 'order' ? Number.parseFloat(found.value) : Number.NaN;
    return Number.isNaN(count) ? undefined : count;
  };
  return { beds: countOf('beds'), baths: countOf('baths') };
}
