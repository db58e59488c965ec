import { upperFirst } from '#domain/english/upper-first.ts';
import { readClause, writeClause } from './read-clause.ts';
import { startSmall } from './start-small.ts';

/** A limit or condition: never drop it from the thing it belongs to. */
export const limit =
  /\b(?:not?|none|only|except|fees?|cost|board|approval|approved|available|if|unless|subject to|potential\w*|could|can|may|might|possib\w+|plans?|proposed|shared|common|nearby|currently|leased?|rented|for rent|optional|until|through|after|before|per|approx\w*|about|former\w*|previous\w*|virtual\w*|exclud\w*|will|soon|planned|future|pending|some|select|permit\w*|allow\w*|buildable|zoned|once|waitlist|wait list|additional fee|required?)\b/i;
const isClause = (text: string) => readClause(text) !== undefined;
const wordCount = (text: string) => text.split(' ').length;

/** Splits a sentence into its statements: at semicolons and dashes, and where another subject and verb start. */
export function splitClauses(sentence: string): string[] {
  return partSemicolons(sentence)
    .flatMap(partColon)
    .flatMap(partDashes)
    .flatMap(partConjunctions)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Sizes, years and abbreviations in parentheses can go; anything else goes between commas. */
export function unwrapBrackets(text: string): string {
  return (
    text
      .replace(/\((\d)\) (?=\p{Ll})/gu, '$1 ')
      .replace(/^[\s*•·-]+|[\s*]+$/g, '')
      .replace(
        /\b(features?|includes?|offers?|has):\s+(\p{L})/u,
        (_, verb: string, letter: string) => `${verb} ${letter.toLowerCase()}`,
      )
      .replace(/(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten)) \((\d{1,2})\) (?=\p{Ll})/gu, ' $1 ')
      .replace(/ ?\((?:[\d\s'",.x×+-]|by|feet|foot|square|approximately|\p{Lu}{2,5})+\)/gu, '')
      .replace(/(?<=\b\p{Lu}{2,5}) \((?:\p{Lu}\p{L}+ ?){2,}\)/gu, '')
      .replace(
        / \((?:including|such as|like|e\.g\.) (?![^)]*\b(?:only|fee|shared|available|could|may|not)\b)[^()]*\)/gi,
        '',
      )
      .replace(/ \((upstairs|downstairs|below|above|outside)\)/gi, ' $1')
      .replace(
        / \(((?:after|with|for|on|in|at|from|up to|by|under|off|near|across from|next to|close to) [^()]{3,40}?)\)/gi,
        ' $1',
      )
      // An aside that limits nothing isn't an item of the list around it.
      .replace(
        / ?\(((?![^()]*(?:\d ?[ap]m\b|\s[–—-]\s))[^()]{3,80}?)[.!]?\)(?=[\s,.;]|$)/gi,
        (_, aside: string) =>
          limit.test(aside) || /\$|\badditional|\bwait/i.test(aside) || isClause(aside) ? `, ${aside},` : '',
      )
      .replace(/,\s*([,.])/g, '$1')
      .replace(/,$/, '')
  );
}

/** "It has a grill; a dining area; and pavers" is a list; otherwise, two parts at a time share a subject. */
function partSemicolons(text: string): string[] {
  const [first = '', ...more] = text.split(/;\s+/);
  const clause = readClause(first);
  const rest = more.map((part) => part.replace(/^(?:and|as well as|plus) /i, ''));
  const isList =
    clause &&
    listVerb.test(clause.verb) &&
    clause.subject !== '' &&
    !/^(?:been|undergone)\b/.test(clause.rest) &&
    rest.every((part) => !isClause(part));
  if (!isList) return [first, ...rest];
  const things = [clause.rest, ...rest.map(startSmall)];
  const pairs = things.flatMap((_, at) => (at % 2 === 0 ? [things.slice(at, at + 2)] : []));
  return pairs.map((pair) =>
    writeClause({ ...clause, rest: pair.join(pair.some((one) => one.includes(',')) ? ', and ' : ' and ') }),
  );
}

const listVerb = /^(?:has|have|includes?|features?|offers?|boasts?|contains?|provides?)$/i;

const floor =
  /^(?:The )?((?:[\p{L}\d]+ )?(?:floor|level|basement|roof|rooftop|garden|parlor|cellar)(?: (?:floor|level))?)$/iu;

/** "Second floor: a den opens to the deck." Other colons only rephrase what came before. */
function partColon(text: string): string[] {
  const [, before = '', after = ''] = /^([^:]+): +(.+)$/.exec(text) ?? [];
  if (after === '') return [text];
  const [, where] = floor.exec(before) ?? [];
  if (where) return isClause(after) ? [`On the ${where.toLowerCase()}, ${startSmall(after)}`] : [];
  return [before, upperFirst(after)].filter(
    (part) => isClause(part) && !(part === before && limit.test(after) && !isClause(after)),
  );
}

/** A sentence is complete without an aside between two dashes; after a single dash, only a full statement counts. */
function partDashes(text: string): string[] {
  const parts = text.split(/\s*[—–]\s*(?!\d)|\s+-{1,2}\s+/).filter(Boolean);
  if (parts.length === 1) return parts;
  const [first = '', second = '', third, ...more] = parts;
  if (more.length > 0) return parts.filter(isClause);
  if (third !== undefined) {
    const around = `${first} ${third}`;
    const isAside = !isClause(second) && !startsNew(third) && isClause(around);
    if (isAside) return limit.test(second) ? [`${first}, ${second}, ${third}`] : [around];
    return parts.filter(isClause);
  }
  if (isClause(second) && isClause(first)) return [first, second];
  if (!isClause(first)) return isClause(second) && !limit.test(first) ? [second] : [`${first}, ${second}`];
  return limit.test(second) ? [`${first}, ${startSmall(second)}`] : [first];
}

const startsNew = (text: string) =>
  /^(?:the|this|it|it's|there|there's|you|your|an?)\b/i.test(text) && isClause(text);

const joint =
  /,?\s+(?:while|whereas)\s+|,?\s+(?:and|plus|with|so)\s+(?=(?:the|an?|this|there|it|it's|each|every|all|both|some|most|several|many|two|three|four|your|you|its|one|another|\p{Lu}|\d|(?:\p{Ll}+ ){1,4}(?:is|are|has|have|feature|features|offers?|includes?)\b))/gu;
/** Subjects are short; farther away, the verb belongs to something else. */
const maxSubjectWords = 9;

/** "The den has a bar, and the deck is new." Both sides have a subject and a verb. */
function partConjunctions(text: string): string[] {
  for (const found of text.matchAll(joint)) {
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const clause = readClause(right);
    const isWhole =
      clause !== undefined &&
      clause.lead === '' &&
      wordCount(clause.subject) <= maxSubjectWords &&
      !clause.subject.includes(',') &&
      !/^(?:where|that|which|who)$/i.test(clause.subject.split(' ')[0] ?? '') &&
      isClause(left) &&
      !openRelative.test(left);
    if (isWhole) return [left, ...partConjunctions(upperFirst(right))];
  }
  return [text];
}

/** "A room where the light and the view are": the right side depends on "where". */
export const openRelative = /\b(?:where|that|which|when|because|if|whether|although|though|so)\b[^,]*$/i;
