import { singularOf } from '#domain/english/plural-of.ts';
import { massNouns, thingNouns } from '../../data/room-words.ts';
import { listingNouns, placeNouns } from '../data/listing-nouns.ts';

const finite =
  '(?:(?:also|further|even|both|truly|now|proudly|\\p{L}+ly) )*(?:has|have|features?|boasts?|offers?(?: (?:its )?residents)?|provides? (?:its )?residents with|includes?|showcases?|presents?|contains?|enjoys?|displays?|reveals?|unveils?|hosts?|incorporates?|comes? (?:complete )?with|greets you with|impress(?:es)? with|welcomes you with|is (?:home to|replete with))';
const fitted =
  '(?:(?:is|are|comes?) )?(?:(?:also|fully|well|further|\\p{L}+ly|all|both) )*(?:complete|outfitted|equipped|appointed|fitted|adorned|graced|enhanced|accented|furnished|detailed|embellished|accentuated|elevated|highlighted|punctuated|defined|anchored|replete|packed|enriched|enlivened|designed|styled) (?:with|by)';
const behind = '(?:with|featuring|boasting|offering|showcasing|including)';
const start = new RegExp(`^(?:${finite}|${fitted}|${behind}) (?!been|undergone|become|it all)`, 'iu');
const later = new RegExp(
  `(?:,|\\s[—–-]{1,2})?\\s(?:(?:and )?(?:${fitted})|${behind}|(?<=, )${finite}|and (?:also )?(?:features|boasts|showcases|includes|offers)) `,
  'giu',
);
const nouns: ReadonlySet<string> = new Set([...thingNouns, ...massNouns, ...listingNouns, ...placeNouns]);
/** Nouns an ad uses for the room itself. */
const ownNames =
  /^(?:home|house|apartment|residence|room|space|light|heart|design|retreat|area|living|unit|oasis|dining|entertaining|exposure|layout|plan|kitchen|bath|level|floor|story)s?$/;
/** After one of these, the list may belong to another room. */
const moves =
  /\b(?:opens?|opening|leads?|leading|flows?|flowing|connects?|connect\w*|overlook\w*|off|into|onto|from|adjoin\w*|next|between|via|separat\w*|shares?|surround\w*|another|other|where|which|who|currently|formerly|been|was|were|will|if|near|above|below|beyond|behind|paired|coupled|combined|accompanied|along|together|joined|complemented|flanked|topped|framed|crowned|served|adjacent)\b|\d/i;
const limit =
  /\b(?:not|no|never|could|can|may|might|would|potential\w*|possib\w*|plans?|proposed|shared|common|available|imagine|once|future|until|without|only|cannot)\b/i;

/** The words after "has", "features" or "with" if the subject certainly has them; otherwise undefined. */
export function readHaving(rest: string): string | undefined {
  const [first] = start.exec(rest) ?? [];
  if (first !== undefined) return rest.slice(first.length);
  for (const found of rest.matchAll(later)) {
    const middle = rest.slice(0, found.index);
    if (!saysNothing(middle)) return undefined;
    return rest.slice(found.index + found[0].length);
  }
  return undefined;
}

/** "Is a baker's dream": names nothing else that could have what follows. */
function saysNothing(middle: string): boolean {
  const text = middle.replace(
    /\b(?:(?:is|was|are|were) )?(?:designed|built|crafted|made|sure|meant|certain) (?:to|for) \p{L}+/giu,
    '',
  );
  if (moves.test(text) || limit.test(text) || /^(?: ?and|,? ?(?:the|an?) [\p{L}-]+,? and)\b/iu.test(text))
    return false;
  return text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .every((word) => ownNames.test(word) || !(nouns.has(word) || nouns.has(singularOf(word))));
}
