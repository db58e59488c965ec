import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const numberWord = String.raw`\d{1,2}|${numbers.join('|')}`;
const asNumber = (word: string) =>
  /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase()) + 1;

const adjective = `(?:(?:spacious|large|sunny|bright|updated|renovated|well-appointed|free[- ]market|legal|residential|rental|total|identical|additional|separate|individual|generous|modern|vintage) )*`;
const baths = String.raw`(?:(?:[-/,&+ ]+|,? (?:and|plus) )(\d(?:\.\d)?|${numbers.slice(0, 5).join('|')})[- ]?(?:full )?(?:bath(?:room)?s?|BA)\b)?`;
const home = `(duplex(?:[- ](?:up|down))?|triplex|units?|apartments?|flats?|residences?|homes?|bungalow)`;

/** "two large 3-bedroom/2 bath units", "a 4-bedroom, 3-bath duplex-down", "the front 4-bedroom unit". */
const described = new RegExp(
  String.raw`\b(?:(all|${numberWord}|an?|the) )?${adjective}(front |rear |garden |lower |upper |owner['’]s )?${adjective}(\d|${numbers.slice(0, 6).join('|')})[- ]?(?:bed(?:room)?s?|BR|BD)${baths}(?:,? )${adjective}${home}\b`,
  'gi',
);
/** "All eight units are one bedroom one bath." */
const allAlike = new RegExp(
  String.raw`\ball (?:of the )?(${numberWord}) (?:units|apartments|homes) are (${numberWord})[- ]bed(?:room)?s?(?:,? (?:and )?)?(?:(${numberWord})[- ]bath(?:room)?s?)?`,
  'i',
);

const bedsSaid = (beds: string, bath: string | undefined) =>
  `${asNumber(beds)}-bedroom${bath ? `, ${/\d/.test(bath) ? bath : asNumber(bath)}-bath` : ''}`;

/** What stands in front, in back or for the owner is told so. */
const placed: Record<string, string> = { 'front ': ' in front', 'rear ': ' in back' };

/** How many homes a building has, and what they are. */
export type UnitMix = { count: number; said: string };

/** "Two 3-bedroom, 2-bath units and a 4-bedroom, 3-bath duplex-down", if the listing says it of all of its homes; else null. */
export function unitMix(text: string, units: number | null): UnitMix | null {
  const [, all, allBeds, allBaths] = allAlike.exec(text) ?? [];
  if (all && allBeds) {
    const count = asNumber(all);
    const said = `${numberOf(count)} ${bedsSaid(allBeds, allBaths)} units`;
    return units === null || units === count ? { count, said } : null;
  }
  const kinds = [...text.matchAll(described)].flatMap(
    ([, many = 'a', spot = '', beds = '', bath, what = '']) => {
      const count = /^(?:an?|the)$/i.test(many) ? 1 : asNumber(many);
      // "Two 2-bedroom" units, but one "2-bedroom unit".
      const isPlural = /s$/i.test(what);
      if (count < 1 || count > 1 !== isPlural) return [];
      const where = placed[spot.toLowerCase()] ?? '';
      const before = where === '' ? spot.toLowerCase() : '';
      const named = `${before}${bedsSaid(beds, bath)} ${what.toLowerCase().replace(/ (?=up|down)/, '-')}${where}`;
      return [{ count, said: `${count > 1 ? numberOf(count) : articleFor(named)} ${named}` }];
    },
  );
  const [, own] = /\bowner['’]s (duplex(?:-(?:up|down))?|triplex|unit)\b/i.exec(text) ?? [];
  const isOwnSaid = !own || kinds.some(({ said }) => said.includes('owner'));
  const owners = isOwnSaid ? [] : [{ count: 1, said: `an owner’s ${own.toLowerCase()}` }];
  const distinct = [...owners, ...kinds].filter(
    (kind, at, every) => every.findIndex(({ said }) => said === kind.said) === at,
  );
  const count = distinct.reduce((sum, one) => sum + one.count, 0);
  // A mix of some of its homes would be taken for all of them.
  const isWhole = units === null ? count > 1 && distinct.length > 1 : count === units;
  return isWhole ? { count, said: joinList(distinct.map(({ said }) => said)) } : null;
}

/** The mix of a building's homes, read from its listing word by word: the checks of a text needn't prove it again. */
export function mixSentences(description: string | null): string[] {
  const mix = description === null ? null : unitMix(description, unitsSaid(description));
  return mix ? [mixLine(mix), mix.said] : [];
}

const numberOf = (count: number) => numbers[count - 1] ?? String(count);

/** How many homes a listing says that its building has: "three-flat", "5-unit building", "duplex". */
export function unitsSaid(text: string): number | null {
  const [, count] = new RegExp(`\\b(${numberWord})[- ](?:unit|family|flat)\\b`, 'i').exec(text) ?? [];
  return count
    ? asNumber(count)
    : /\bduplex\b(?![- ](?:up|down))/i.test(text)
      ? 2
      : /\btriplex\b/i.test(text)
        ? 3
        : null;
}

/** "Two homes, one address: a 2-bedroom unit in front and a 1-bedroom unit in back." */
export const mixLine = ({ count, said }: UnitMix) =>
  // Homes that are all alike are counted once.
  said.startsWith(`${numberOf(count)} `)
    ? `${upperFirst(said)} at one address.`
    : `${upperFirst(numberOf(count))} homes, one address: ${said}.`;
