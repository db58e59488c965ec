import { splitSentences } from '../../../english/sentences/rules.ts';
import { hasDeterminer } from '../../../english/with-article.ts';
import { isSentence } from './finite-verbs.ts';
import { headOf, isPlural, splitItems } from './noun-phrases.ts';
import { isDescription, isMassNoun, isThing } from './nouns.ts';

/** Leftovers of tables, of shorthand and of words that were taken out. */
const leftovers: RegExp[] = [
  /\b(?:heating|cooling|garage|garage spaces?|parking|hoa|hoa fees?|lot size|school district|year built|subdivision|mls|county|zoning|sewer|water|status|type|taxes|bedrooms|bathrooms|square feet)\s*:/i,
  /\b(?:lot size|year built|garage spaces|parking spaces|living area)\s+\d/i,
  /:\s*(?:\$?[\d,.]+|one|two|three|four|five|six)\.$/i,
  /\bcompare \S*\d|\bsold (?:last|in|for)\b/i,
  /\b(?:there's|there are|there is)\b[^.]*:/i,
  // "There's a metal roof in 2022": what happened to it is missing.
  /^(?:there's|there are|there is)\b[^.]*(?<!ed|\bbuilt|\bnew|\bput in|\bdone|\bredone) in (?:19|20)\d\d\b/i,
  /\b(?:an?|the) (?:an?|the|its|their|and|or|with|of|in|on|at|for)(?=\s)/i,
  /\b(?:and|or|with|of|to|the|an?|for|from|including)[.,;:]/i,
  /[,;:]\s*[.,;:]|^\W|[()[\]{}|*_/\\<>=~^]/,
  /\b(?:w\/|sq|ft|approx|incl|bsmt)\b/i,
];

/**
 * Whether a voice can say the text as it stands: each sentence has its verb, number and article agree, and nothing of a
 * table is left in it.
 */
export function isSayable(text: string): boolean {
  if (!/^["“]?[\p{Lu}\d$]/u.test(text) || !/[.?!]["”]?$/.test(text)) return false;
  if (leftovers.some((sign) => sign.test(text))) return false;
  return splitSentences(text).every(isSayableSentence);
}

function isSayableSentence(sentence: string): boolean {
  const text = sentence.replace(/[.?!"”\s]+$/, '');
  if (!isSentence(text)) return false;
  const named = /^(?:[^,]{3,24}, )?there('s| is| are)(?: also)? (.+)$/i.exec(text);
  if (named) return agrees(named[1] as string, named[2] as string);
  const described = /^it's (an? .+)$/i.exec(text)?.[1];
  return described === undefined || isArticleRight(described);
}

/** "There's a pool" and "there are views": the verb goes with what follows it, and every item is said as one says it. */
function agrees(verb: string, rest: string): boolean {
  const [things = rest] = rest.split(/, and it's\b/);
  const isMany = isPlural(things);
  if (isMany !== / are/i.test(verb)) return false;
  return splitItems(things).every((item, at) => isArticleRight(item) && (at > 0 || startsWell(item)));
}

/** A single thing has its article; what is many, has no number or only describes has none. */
function isArticleRight(item: string): boolean {
  const rest = /^an? (.+)$/i.exec(item)?.[1];
  if (rest === undefined) return true;
  const head = headOf(rest);
  return !isPlural(rest) && !isDescription(head) && !isMassNoun(head) && !/\b(?:welcome|ed|max)$/i.test(head);
}

function startsWell(item: string): boolean {
  return hasDeterminer(item) || isPlural(item) || isMassNoun(headOf(item)) || !isThing(headOf(item));
}
