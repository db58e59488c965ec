import { fixArticles } from '#domain/english/article-for.ts';
import { isPluralNoun } from '#domain/english/plural-of.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { withArticle } from '#domain/english/with-article.ts';
import { areSeveral, saysNothing } from '../list-things.ts';
import { joinThings } from '../say-things.ts';

/** What was found in a sentence: who has which things, or which things exist. */
export type Gleaned = { owner?: string; verb?: string; where?: string; items: readonly string[] };

const [maxItems, maxWords] = [4, 20];
const words = (items: readonly string[]) => items.join(' ').split(' ').length;

/** A home isn't inside itself, and every home has a bedroom. */
const home =
  /^(?:an? |\d |one |two )?(?:[\p{L}\d-]+,? ){0,6}(?:home|house|condo|condominium|apartment|residence|townhouse|townhome|loft|duplex|triplex|penthouse|co-?op|property|unit|building|(?:first|second|third|main|lower|upper|top|ground) (?:floor|level)|(?:one|two|1|2|3|4|5)[ -]bedrooms?)(?:$| (?:with|in|on|at|near|for|through)\b)/iu;

/** Statements of what was found, each as long as one breath allows. Each item must pass on its own. */
export function sayGleaned(
  { owner, verb, where, items }: Gleaned,
  isSaid: (text: string) => boolean,
): string[] {
  const isTold = (item: string) =>
    (owner !== undefined || !home.test(item)) &&
    !lacksArticle(item) &&
    isSaid(say({ owner, verb, where, items: [item] }));
  // "A hearth with gorgeous windows": keep at least the hearth.
  const own = items
    .map((item) => [item, withoutMore(item)].find(isTold))
    .filter((item): item is string => item !== undefined && !saysNothing(item));
  if (own.length === 0) return [];
  // "A powder room with a stone sink": the listener hasn't heard of it yet.
  if (owner !== undefined && /^an? /.test(owner)) return [sayNew(owner, where, own.slice(0, maxItems))];
  return inBreaths(own).map((some) => say({ owner, verb, where, items: some }));
}

/** "With glass table" needs an article that we can't add reliably. */
function lacksArticle(item: string): boolean {
  const [, inner = ''] =
    / with ((?!(?:an?|the|its|one|two|three|four|five|\d\S*)\b)[^,]+?)(?= and |$)/i.exec(item) ?? [];
  return inner !== '' && withArticle(inner) !== inner;
}
const withoutMore = (item: string) =>
  item.split(/ (?:with|featuring|including|for|overlooking|that) /)[0] as string;

type Said = {
  owner: string | undefined;
  verb: string | undefined;
  where: string | undefined;
  items: readonly string[];
};

function say({ owner, verb, where, items }: Said): string {
  const place = where === undefined || owner === 'It' ? '' : `${where}, `;
  const start =
    owner === undefined
      ? areSeveral(items[0] ?? '') ||
        (!/^an? /.test(items[0] ?? '') &&
          isPluralNoun((items[0] ?? '').split(/ (?:with|in|of|on|and) /)[0] as string))
        ? 'there are'
        : "there's"
      : `${place === '' ? owner : owner.replace(/^(?:The|It|Both|Each|All)\b/, (word) => word.toLowerCase())} ${verb ?? haveFor(owner)}`;
  return fixArticles(upperFirst(`${place}${start} ${joined(items)}.`));
}

/** "A bar, plus slate floors and a bench" shows which "and" joins what. */
const joined = (items: readonly string[]) =>
  items.length === 2 && items.some((item) => / and /.test(item)) ? items.join(', plus ') : joinThings(items);

const sayNew = (owner: string, where: string | undefined, items: readonly string[]) =>
  fixArticles(
    upperFirst(
      `${where === undefined ? '' : `${where}, `}there's ${withArticle(owner.replace(/^an? /, ''))} with ${joinThings(items)}.`,
    ),
  );

/** "The bath has", "both baths have". */
function haveFor(subject: string): 'has' | 'have' {
  const head = subject.split(/ (?:on|in|off|of|at|with|upstairs|downstairs)\b/)[0] as string;
  return isPluralNoun(head) && !/^each\b/i.test(subject) ? 'have' : 'has';
}

/** Whatever follows "with" may be part of that item; it stays in the same statement or is left out. */
const mayGoOn = (item: string) =>
  / (?:with|including|featuring|of|for|by|overlooking|to) /.test(item) &&
  !/(?:rooms?|bedrooms?|baths?|bathrooms?|kitchen|suite|terrace|deck|garage|office|den|library|patio|yard|balcony|floors?|ceilings|windows|doors) (?:with|including|featuring) /i.test(
    item,
  );

function inBreaths(items: readonly string[]): string[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / maxItems));
  const breaths: string[][] = [];
  for (const [at, item] of items.entries()) {
    const last = breaths.at(-1);
    if (last && last.length < size && words([...last, item]) <= maxWords) last.push(item);
    else if (!items.slice(0, at).some(mayGoOn)) breaths.push([item]);
  }
  return breaths;
}
