import { readNumbers } from '../claims/read-numbers.ts';
import { renovationOfField } from './find-conflicts.ts';

/** Stored with the answers, so its wording can't change. */
const prefix = 'settled: ';

export type ResolvedAnswer = { field: string; question: string; answer: string };

/** Answers that staff gave by resolving a contradiction; nobody was asked. */
export function isResolvedField(field: string): boolean {
  return field.startsWith(prefix);
}

/** A choice about something without a column, as an answer to build facts from. */
export function resolvedAnswer(field: string, label: string, value: string): ResolvedAnswer | undefined {
  const answer = sentenceFor(field, value);
  return answer === undefined ? undefined : { field: `${prefix}${field}`, question: `${label}?`, answer };
}

function sentenceFor(field: string, value: string): string | undefined {
  const thing = renovationOfField(field);
  const year = /\b(?:19|20)\d\d\b/.exec(value)?.[0];
  if (thing && year) return `The ${thing} ${/s$/.test(thing) ? 'date' : 'dates'} from ${year}.`;
  const amount = readNumbers(`${value} `).find(({ value: number }) => number > 0)?.value;
  if (amount === undefined) return undefined;
  const period = /\b(?:month|mo|quarter|year|yr)\b/i
    .exec(value)?.[0]
    .toLowerCase()
    .replace(/^mo$/, 'month')
    .replace(/^yr$/, 'year');
  const money = `$${amount.toLocaleString('en-US')}${period ? ` a ${period}` : ''}`;
  if (field === 'hoa') return `The association fee is ${money}.`;
  return field === 'taxes' ? `Property taxes are ${money}.` : undefined;
}
