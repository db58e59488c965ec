import { articleFor } from '../../../english/article-for.ts';
import { joinList } from '../../../english/join-list.ts';
import { isPluralNoun } from '../../../english/plural-of.ts';
import { lowerFirst as lowerFirstLetter } from '../../../english/upper-first.ts';
import { coreOf, hasDeterminer } from '../../../english/with-article.ts';
import { isDescription, isMassNoun, isThing, startsWithName } from './nouns.ts';

export const lowerFirst = (text: string) =>
  /^(?:I\b|[A-Z]{2}|[A-Z]-|(?!An? |The )[A-Z][a-z]+ [A-Z][a-z])/.test(text) || startsWithName(text)
    ? text
    : lowerFirstLetter(text);
export const withoutStop = (text: string) => text.replace(/[.\s]+$/, '');

/** The thing that a phrase is about, with what describes it, but without what only adds to it. */
export function headOf(phrase: string): string {
  const core = coreOf(phrase);
  const [left = '', ...others] = core.split(/ and /);
  // "light and airy pool home" is one thing, "a pool and a spa" are two.
  return (others.length > 0 && (!isThing(left) || isDescription(left)) ? core : left).trim();
}

export function isPlural(phrase: string): boolean {
  return isPluralNoun(headOf(phrase));
}

/** Whether it is certain how the phrase is said: its head is a thing that we know, or it brings its own article. */
export function isNounPhrase(phrase: string): boolean {
  const head = headOf(phrase);
  if (
    head === '' ||
    isDescription(head) ||
    /^(?:with|in|on|off|at|of|for|from|to|near|under|over)\s/i.test(phrase)
  )
    return false;
  return (
    isThing(head) ||
    isMassNoun(head) ||
    /^[\w'-]+ [\w' -]*[^su]s$/.test(head) ||
    (/^(?:an?|the|its|two|three|four|five|six)\b/i.test(phrase) && /^[\w' ,-]+$/.test(phrase))
  );
}

/** A noun phrase with the article it needs: "covered patio" becomes "a covered patio". */
export function withArticle(phrase: string): string {
  const text = lowerFirst(withoutStop(phrase));
  if (hasDeterminer(text) || isPlural(text) || isMassNoun(headOf(text))) return text;
  return `${articleFor(text)} ${text}`;
}

/** The same where the phrase may be anything: only a single thing that we know gets one. */
export function withCertainArticle(phrase: string): string {
  const head = headOf(phrase);
  return isThing(head) && !isDescription(head) ? withArticle(phrase) : lowerFirst(phrase);
}

/** The items of a list in a row, each whole: "fenced and cross-fenced yard" is one of them. */
export function splitItems(list: string): string[] {
  const rough = list.split(/,? and (?:also )?|, (?:plus )?|; | plus /).map((item) => item.trim());
  const items: string[] = [];
  let rest = list;
  for (const item of rough) {
    const last = items.at(-1);
    const gap = rest.slice(0, rest.indexOf(item));
    rest = rest.slice(rest.indexOf(item) + item.length);
    const isOneThing = last !== undefined && / and $/.test(gap) && !/,/.test(gap) && isHalf(last, item);
    if (isOneThing) items[items.length - 1] = `${last} and ${item}`;
    else if (item !== '') items.push(item);
  }
  return items;
}

/** "double vanity" and "steam shower" are two things, "heated" and "cooled garage" or "salt" and "pepper granite" are one. */
function isHalf(left: string, right: string): boolean {
  if (isDescription(left)) return isDescription(right.split(' ')[0] ?? '') && isNounPhrase(right);
  return (
    !isThing(headOf(left)) &&
    !isMassNoun(headOf(left)) &&
    !isDescription(left) &&
    isNounPhrase(right) &&
    !hasDeterminer(right)
  );
}

const placed =
  /\b(on|over|in|to|off|onto|near|throughout|under|behind|above|overlooks|overlooking|in|from) ((?:(?:quiet|private|corner|large|fenced|permanent|tree-lined|wooded|level|double|deep|wide|shared|full|finished|separate|big) )?(?:garage|basement|lanai|patio|deck|yard|backyard|main level|lower level|upper level|main floor|second floor|first floor|living room|dining room|great room|family room|primary suite|primary bedroom|cul-de-sac|lot|street|village|foundation|well|beach))(?=$|[,.;]| (?:and|with|off|plus)\b)/gi;

/** "over garage", "on quiet cul-de-sac": what a place is called in shorthand gets its article. */
export function withPlacesNamed(text: string): string {
  return text.replace(placed, (_, link: string, place: string) => {
    const isOneOfMany =
      /^(?:quiet|private|corner|large|fenced|permanent|tree-lined|wooded|double|deep|wide|shared|separate|big|cul-de-sac|lot|foundation|well)\b/i.test(
        place,
      );
    return `${link} ${isOneOfMany ? 'a' : 'the'} ${place}`;
  });
}

function lacksArticle(item: string): boolean {
  return isThing(headOf(item)) && !isDescription(headOf(item)) && withArticle(item) !== lowerFirst(item);
}

/** "a bath with double vanity and steam shower": a list in shorthand gets the articles that a person says. */
export function withArticlesInside(text: string): string {
  const links = [...text.matchAll(/\b(?:with|has|have|includes?|offers) (?!the |its )/gi)].reverse();
  for (const link of links) {
    const at = link.index + link[0].length;
    const items = splitItems(text.slice(at));
    // Whoever writes "birch cabinets, a sink, induction cooking" has set the articles; whoever writes none has not.
    const isShorthand =
      lacksArticle(items[0] ?? '') ||
      (/^an? /i.test(items[0] ?? '') && items.some(lacksArticle)) ||
      (!items.some(hasDeterminer) && items.some(lacksArticle)) ||
      (items.length > 2 && !/ and /.test(text.slice(at)));
    const isCertain =
      !/[.;:]/.test(text.slice(at)) && items.every((item) => isNounPhrase(item) || isPlural(item));
    if (isShorthand && isCertain) return `${text.slice(0, at)}${joinList(items.map(withCertainArticle))}`;
  }
  return text;
}
