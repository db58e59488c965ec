import { joinList } from '#domain/english/join-list.ts';
import { numberValues, numberWords } from '#domain/english/number-words.ts';
import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';
import type { Fact } from '../schema.ts';

/** What's for sale when someone buys a whole building: its homes, the kind of each, and their income. */
export type WholeBuilding = { units?: Words; mix?: Words; income?: Words };

const figure = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const counts = new RegExp(`\\b${figure}[- ](?:residential )?units?\\b(?! (?:room|rooms))`, 'giu');
/** All alike: "each unit has one bedroom and one bath". */
const alike = new RegExp(
  `\\b(?:all|each)(?: (?:of the )?${figure})? (?:units|apartments) (?:are|have|is|has) ${figure}[- ]bed(?:room)?s?[,/ ]+(?:and )?${figure}[- ]bath`,
  'iu',
);
/** Some of one kind and some of another: "three 1-bedroom units and a 2-bedroom unit". */
const kinds = new RegExp(
  `\\b(?:\\((\\d)\\)|${figure}|a|an|the)(?: (?!bed|bath)[\\p{L}-]+){0,2} ${figure}[- ]?bed(?:room)?s?(?:[-/, ]+${figure}[- ]?bath(?:room)?s?)? (?:rental )?(units?|apartments?)\\b`,
  'giu',
);
const sums: [RegExp, string][] = [
  [/\bgross (?:rents?|income)(?: (?:of|is|are))?:? \$([\d,.]+)(k?)\b/i, 'gross rents of'],
  [/\bexpenses(?: (?:of|are))?:? \$([\d,.]+)(k?)\b/i, 'expenses of'],
  [/\b(?:NOI|net operating income)(?: (?:of|is))?:? \$([\d,.]+)(k?)\b/i, 'net operating income of'],
];
const yearly =
  /\b(?:generat\w+|brings? in|grosses) (?:over |about )?\$([\d,]+)(\+?) ?(?:\/|per |a )\s?(?:yr|year)\b/i;

const countOf = (text = '') => numberValues.get(text.toLowerCase()) ?? Number(text);
const inDollars = (digits: string, thousand: string) =>
  `$${(Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1)).toLocaleString('en-US')}`;

/** What the listing says about the building as a whole; undefined for a single home. */
export function wholeBuilding(home: Home): WholeBuilding | undefined {
  if (home.kind !== 'multi-family') return undefined;
  const facts = [...home.conditions, ...home.sentences];
  const units = countUnits(facts);
  const mix = mixOf(facts);
  const income = incomeOf(facts);
  return { ...(units && { units }), ...(mix && { mix }), ...(income && { income }) };
}

/** The largest count is the total: a three-flat with a coach house is four. */
function countUnits(facts: readonly Fact[]): Words | undefined {
  const found = facts.flatMap(({ id, source }) =>
    [...source.excerpt.matchAll(counts)].map(([, count]) => ({ id, value: countOf(count) })),
  );
  const [largest] = found.sort((a, b) => b.value - a.value);
  return largest && largest.value > 1
    ? { text: `${numberWords(largest.value)} units`, factIds: [largest.id] }
    : undefined;
}

const plural = (count: number, noun: string) => `${numberWords(count)} ${noun}${count === 1 ? '' : 's'}`;

function mixOf(facts: readonly Fact[]): Words | undefined {
  for (const { id, source } of facts) {
    const [, , beds, baths] = alike.exec(source.excerpt) ?? [];
    if (beds && baths)
      return {
        text: `Every unit has ${plural(countOf(beds), 'bedroom')} and ${plural(countOf(baths), 'bath')}.`,
        factIds: [id],
      };
    const items = [...source.excerpt.matchAll(kinds)].map(([, digit, count, rooms, baths, noun = '']) => {
      const many = countOf(digit ?? count ?? 'one');
      const more = baths ? ` and ${plural(countOf(baths), 'bath')}` : '';
      const name = noun.toLowerCase().replace(/s$/, '');
      return `${plural(many, name)} with ${plural(countOf(rooms), 'bedroom')}${more}`;
    });
    if (items.length > 0 && items.length <= 3)
      return { text: `The listing counts ${joinList(items)}.`, factIds: [id] };
  }
  return undefined;
}

/** The listing's own figures in full; nobody knows what other years bring. */
function incomeOf(facts: readonly Fact[]): Words | undefined {
  for (const { id, source } of facts) {
    const given = sums.flatMap(([sign, name]) => {
      const [, digits, thousand = ''] = sign.exec(source.excerpt) ?? [];
      return digits ? [`${name} ${inDollars(digits, thousand)}`] : [];
    });
    if (given.length > 0) return { text: `The listing gives ${joinList(given)}.`, factIds: [id] };
    const [, digits, over] = yearly.exec(source.excerpt) ?? [];
    if (digits)
      return {
        text: `The listing says ${over ? 'over ' : ''}${inDollars(digits, '')} a year.`,
        factIds: [id],
      };
  }
  return undefined;
}
