import { articleFor } from '#domain/english/article-for.ts';
import { buildingNouns, homeNouns } from '../data/home-words.ts';
import { dropFlattery } from '../forms/drop-flattery.ts';
import { buildingName } from './building-name.ts';
import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';
import { isKnownKind, sayKind } from './say-kind.ts';

const nouns = [
  ...homeNouns,
  ...buildingNouns,
  'walk-up',
  'carriage house',
  'conversion',
  'limestone',
  'enclave',
]
  .sort((one, other) => other.length - one.length)
  .join('|');
const words =
  "(?:(?!(?:is|are|was|has|with|that|of|in|on|at|and a|the|this|to)\\b)[\\p{L}\\d'’.,+/-]+ ){0,10}?";
const named = new RegExp(
  `^(${buildingName})(?:,[^,]{3,40},)? is (?:(?:truly|also) )?(?:a rare (?:opportunity|chance) to (?:own|acquire|purchase) )?an? (${words}(?:${nouns}))(?![\\p{L}-])(.*)$`,
  'u',
);
const own = new RegExp(
  `\\bthis (${words}(?:${nouns}))(?![\\p{L}-])(?! (?:${nouns})\\b)(?!,? (?:\\d|one|two|three|four))(?!'s)(?! (?:building|complex))`,
  'giu',
);
const having = /^,? ?(?:with|featuring|boasting|offering|complete with|comprising) (.+)$/i;

/** "5 Elm Street is a rare 12-unit cedar co-op with a gym"; "in this corner two-bedroom loft": what it is. */
export function gleanKind(clause: string): Found {
  const [, name, kind = '', rest = ''] = named.exec(clause) ?? [];
  if (name !== undefined) {
    const plain = dropFlattery(kind);
    const list = having.exec(rest)?.[1];
    const told =
      plain.includes(' ') && isKnownKind(plain) ? [`${name.trim()} is ${articleFor(plain)} ${plain}.`] : [];
    const items = list === undefined ? [] : readItems(list);
    return { told, things: [{ owner: name.trim(), items }] };
  }
  for (const [, found = ''] of clause.matchAll(own)) {
    const plain = dropFlattery(found);
    const isHome =
      !/(?:building|tower|complex|community|development|association|highrise|high-rise|mid-rise|midrise)$/i.test(
        plain,
      );
    if (isHome && plain.includes(' ') && isKnownKind(plain))
      return { told: sayKind({ kind: plain }), things: [] };
  }
  return nothing;
}
