import { type Found, nothing } from './found.ts';
import { readHaving } from './read-having.ts';
import { readItems } from './read-items.ts';
import { readSubject } from './read-subject.ts';
import { sayKind } from './say-kind.ts';

const placeLead =
  /^((?:inside|outside|upstairs|downstairs|(?:on|at) the (?:[\p{L}-]+ ){0,2}(?:floor|level)|off the [\p{L} -]{3,24})), /iu;
/** "Bathed in light" and other openers that state nothing. */
const lead = /^[^,]+(?:, (?!the|this|an?|your|it|our)[^,]+)*, (?=(?:the|this|it|our|your|an?) )/iu;
const limit =
  /\b(?:not|no|could|may|might|if|potential|imagine|once|whether|unless|until|plans?|proposed|before|after)\b/i;

/** "The den stuns with a cedar bar", "bathed in light, the home boasts two decks": who has what. */
export function gleanHaving(clause: string): Found {
  const [whole = '', place] = placeLead.exec(clause) ?? [];
  const isSubjectFirst = readHaving(readSubject(clause)?.rest ?? '') !== undefined;
  const [before = ''] = place === undefined && !isSubjectFirst ? (lead.exec(clause) ?? []) : [];
  if (limit.test(before)) return nothing;
  const own = clause.slice(whole.length || before.length);
  // After such an opener, "it" may refer to the previous sentence.
  if (before !== '' && /^it\b/i.test(own)) return nothing;
  const subject = readSubject(own);
  if (!subject) return nothing;
  const list = readHaving(subject.rest);
  const items = list === undefined ? [] : readItems(list);
  const where = place === undefined ? {} : { where: place };
  return { told: sayKind(subject), things: [{ owner: subject.name, ...where, items }] };
}
