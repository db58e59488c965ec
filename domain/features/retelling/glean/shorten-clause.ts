import { limit } from '../split-clauses.ts';

/** Where a clause can end and another remark starts. */
const joint =
  /,?\s+(?=(?:where|which|making|creating|offering|providing|featuring|boasting|showcasing|complete with|perfect|ideal|and (?:is|are|has|have|features?|offers?|boasts?|opens?|leads?|sits?|provides?|includes?|enjoys?|comprises|flows?|connects?|creates?)|while|so|allowing|ensuring|giving|adding|bringing|blending|perfectly|ideally)\b)|,\s+(?=(?:with|just|only|steps|moments|all|each|both|one|\p{L}+(?:ing|ed)|as|for|plus|an? [\p{L}-]+ (?:of|for|that)|and the)\b)|\s+(?=(?:that|with|to (?:create|enjoy|maximize|allow|provide|offer|make|give|ensure|enhance|relax|entertain)|for (?:both|entertaining|relaxing|everyday|easy|added|ultimate|year-round))\b)/giu;
/** A clause can't end with one of these. */
const open =
  /\b(?:the|an?|and|or|of|with|to|in|on|at|by|for|from|its|their|your|as|is|are|was|were|has|have|not|both|between|such|like|either|neither|whether|if|when|no|only|more|most|this|these|that|every|each|very|all|also|just|some|custom|large|new|private|singular|original|modern|classic|double|main|open)$|(?<!\b(?:renovat|updat|remodel|restor|refinish|replac|repaint|includ|install|landscap|fenc|heat|allow|permitt|maintain|preserv|expos|clos|b|sh))ed$|(?<!\b(?:build|park|ceil|floor|light|heat|cool|seat|shelv|landscap|panel|mold|dwell|plumb|wir|conditio?n))ing$/i;
/** Words before the subject that only praise it. */
const lead =
  /^(?:\p{L}+(?:ed|ing|ly)|with|perfect|ideal|bright|located|set|built|just|a|an) (?!(?:configured|until|not)\b)[^,]+(?:, (?!(?:this|the|it|you|there)\b)[^,]+){0,3}, (?=(?:this|the) \p{L})/iu;
/** An option isn't a feature. */
const offered = /\boptions?\b|\bcan be (?:had|bought|rented)\b/i;
const maxTries = 6;
const minWords = 5;

/** Shorter forms of a clause we can't say whole, longest first; none drops a limit or condition. */
export function shortenClause(clause: string): string[] {
  if (offered.test(clause)) return [];
  const text = clause.replace(/,? while .*$/i, '').replace(/[.\s]+$/, '');
  const [start = ''] = lead.exec(text) ?? [];
  const isFree = start !== '' && !limit.test(start) && !/\d/.test(start);
  const own = isFree ? text.slice(start.length).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
  const ends = [...own.matchAll(joint)].map(({ index }) => index).reverse();
  const shorter: string[] = isFree ? [own] : [];
  for (const end of ends) {
    if (limit.test(own.slice(end))) break;
    const short = own.slice(0, end).replace(/,$/, '');
    if (short.split(' ').length >= minWords && !open.test(short)) shorter.push(short);
    if (shorter.length >= maxTries) break;
  }
  return shorter;
}
