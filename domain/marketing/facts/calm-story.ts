import { splitSentences } from '../../english/sentences/rules.ts';
import { upperFirst } from '../../english/upper-first.ts';

/** Sentences that say where something is: in a text that was shouted, the names in them lost their capitals. */
const says =
  /\b(?:minutes|steps|blocks?|near|nearby|close to|access|walk(?:ing)?|distance|lines?|interstates?|ave|avenue|street|st|blvd|schools?|districts?|village|square|loop|overlooks?|community|edge of|neighborhoods?|located|situated|park area|parks)\b/i;
/** Shorthand that nobody wrote out, and what runs on without an end. */
const rough = /;|\b(?:ss|cabs|hw|incl|eg|t\/o|sfh|fam|appointment|will not last)\b|\d\.1-bath/i;
const maxLength = 260;
const makers =
  /\b(?:bosch|viking|wolf|sub-zero|miele|thermador|kitchenaid|kohler|italian|french|brazilian|juliet|carrara)\b/gi;

/**
 * The page's story of a description that was written in capitals: without the sentences in which a name may have lost its own.
 * Null if nothing is left.
 */
export function calmStory(story: string | null, city: string | null): string | null {
  const lines = (story ?? '').split('\n').map((line) =>
    splitSentences(line)
      .map((sentence) => withNames(sentence, city))
      .filter(
        (sentence) => sentence.length <= maxLength && !rough.test(sentence) && !losesName(sentence, city),
      )
      .join(' '),
  );
  return lines.join('\n').trim() || null;
}

/** "On the bend of the Larkmere River" has its capitals: the city's name was known. */
function losesName(sentence: string, city: string | null): boolean {
  const [, where] = /\b(?:located|situated) (?:on|in|at|along) ([^,/]*)[.!]$/i.exec(sentence) ?? [];
  return says.test(sentence) && !(city !== null && where?.includes(city));
}

function withNames(sentence: string, city: string | null): string {
  const named = sentence.replace(makers, (maker) =>
    maker.toLowerCase() === 'kitchenaid' ? 'KitchenAid' : maker.split('-').map(upperFirst).join('-'),
  );
  return city === null
    ? named
    : named.replace(
        new RegExp(`(?<=\\b${city.replace(/[^\p{L} ]/gu, '.')} )(?:river|lakefront)\\b`, 'gu'),
        upperFirst,
      );
}
