import { isPluralNoun } from '#domain/english/plural-of.ts';
import { container } from './data/container-words.ts';
import { readClause } from './read-clause.ts';
import { startSmall } from './start-small.ts';

const home =
  '(?:home|house|apartment|unit|residence|condo(?:minium)?|co-?op|loft|town ?(?:house|home)|row ?house|brownstone|bungalow|penthouse|duplex|triplex|studio|property|cottage|villa|estate|walk-?up|floor-through|greystone|condop|one-bedroom|two-bedroom|three-bedroom|four-bedroom)';
const plainHome = new RegExp(
  `^(?:This|Your|Our|The(?! co-?op| condominium)) (?:own )?${home}(?= (?:is|was|has|had|can|could|may|will|would|includes|comes|sits|spans|\\p{Ll}+s)\\b)`,
  'u',
);
const describedHome = new RegExp(`^(?:This|Your) (?=(?:[\\p{L}\\d',.-]+ ){1,9}?${home}\\b)`, 'u');
const thisIs = new RegExp(`^This is (?=an? (?:[\\p{L}\\d',.-]+ ){0,8}?(?:${home}|building)\\b)`, 'u');
const near =
  /^This (?!is )(?=(?:[\p{L}\d',-]+ ){0,4}?(?:building|community|neighborhood|block|street|lot|development|complex|association|elevator building|location|area of)\b)/u;

/** The home has just one; "a windowed kitchen has" sounds like a second. */
const oneRoom =
  /^An? ((?:[\p{L}-]+,? ){0,3}(?:kitchen|living room|dining room|primary (?:suite|bedroom|bath(?:room)?))) (?=has|is|features|includes|offers|opens|overlooks)/iu;
const determined =
  /^(?:The|An?|This|That|These|Those|Your|Its|Their|Each|Every|No|All|Both|Nearly|Almost|One|Two|Three|Four|Five|Six|Seven|Another|It|There|You|Residents|Upstairs|Downstairs|Inside|Outside|Only|Most|Some|Several|Many|On-site|Additional|\d.*)$/;

/** People use an article for the home's own rooms. */
const roomsOfHome = /(?:closets|bedrooms|bathrooms|baths|interiors|kitchens|residences)$/i;

/** "Full-service building has a gym" needs an article; a name doesn't. */
export function addSubjectArticle(clause: string): string {
  const parts = readClause(clause);
  if (parts?.lead !== '') return clause;
  const words = parts.subject.split(' ');
  const head = parts.subject.split(
    / (?:with|of|on|at|in|off|from|near|overlooking|by|to|just|right|directly|filled|wrapped|flooded|lined|located|flanked) |, (?!.* building$)/,
  )[0] as string;
  const isName = words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  const isOne =
    container.test(head) && !isPluralNoun(head) && /s$|^(?:can|could|will|would|may|had)$/i.test(parts.verb);
  if (/^\d(?:st|nd|rd|th) \p{Ll}/u.test(clause)) return `The ${clause}`;
  const areRooms = words.length <= 2 && roomsOfHome.test(parts.subject) && !isName;
  if (areRooms && !determined.test(words[0] ?? '')) return `The ${startSmall(clause)}`;
  return determined.test(words[0] ?? '') || isName || !isOne || / and /.test(head)
    ? clause
    : `The ${startSmall(clause)}`;
}

/** "This home", "this two-bedroom loft" and "this building", the way people refer to them. */
export function nameHome(clause: string): string {
  return clause
    .replace(thisIs, 'It is ')
    .replace(plainHome, 'It')
    .replace(describedHome, 'The ')
    .replace(near, 'The ')
    .replace(oneRoom, 'The $1 ');
}
