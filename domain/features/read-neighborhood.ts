import { isTitleCase } from './is-part-of-name.ts';

const triggers =
  /\b(?:in the heart of|heart of|located in|nestled in|situated in|set in|living in|in (?:the )?(?:historic|desirable|sought-after|highly sought-after|vibrant|coveted|prime|beautiful|charming|bustling|trendy|lively|quiet))\s+(?:the\s+)?(?:(?:historic|desirable|sought-after|vibrant|coveted|prime|beautiful|charming|bustling|trendy|lively|highly|desired)\s+)*((?:the\s+)?[A-Z][\p{L}’'.]+(?: (?:of |the )?[A-Z][\p{L}’'.]+){0,3})/u;
/** "Harborview's coveted Old Mill neighborhood", "on the Upper East Side", "prime Old Mill location". */
const others = [
  /\b(?:in|of)(?: the)?(?: \p{Lu}\p{L}+['’]s)?(?: \p{Ll}[\p{L}-]+){0,3} (\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,2}) neighborhood\b/u,
  /\bon (?:[\p{L}’']+ ){0,3}?((?:Upper|Lower|Near) (?:East|West|North|South) Side)\b/u,
  /\b[Pp]rime (\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,2}?) (?:[Ll]ocation|[Ss]etting)\b/u,
  // A brownstone of the Upper West Side is located there, and so is a home on one of its best blocks.
  /\b((?:Upper|Lower) (?:East|West) Side|(?:West|East) Village) (?:brownstone|townhouse|co-op|condo(?:minium)?|apartment|penthouse)\b/u,
  /\b[Oo]n (?:[\p{L}’'-]+ ){0,6}blocks? (?:in|of|on) the ((?:Upper|Lower) (?:East|West) Side|(?:West|East) Village)\b/u,
  // "On a quiet Old Mill block", "Mill Street in Old Mill", "tucked away in Old Mill".
  /\b[Oo]n an? (?:[\p{Ll}-]+,? ){1,4}(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:block|street|row)\b/u,
  /\b(?:Street|Avenue|Place|Lane|Road) in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[,.;]|$)/u,
  /\b[Tt]ucked (?:away )?in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[,.;]|$)/u,
  /\b[Oo]n an? (?:[\p{Ll}-]+ ){0,3}row of ((?:West|East) Village|\p{Lu}\p{L}+) (?:townhouses|brownstones|houses)\b/u,
  /\bneighborhood of (\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,2})\b/u,
];
const placeWord =
  /^(?:The|This|An?|Unit|Building|Condo|District|Historic|City|America|Apartment|Residence|Street|Tower|Mies|Old World|Manhattan|Brooklyn|Queens|Downtown|Midtown Manhattan|New|Corner|(?:Central|Prospect|Riverside|Millennium|Golden Gate) Park)$/;
const notAnArea =
  /\b(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Place|Building|Condominiums?|Tower|House|School|Hotel|County|Plaza|Court|Registry|Association|Lofts?|Residences|Station|University|Line|District|Metroplex|Built|Park West|United States|North America)\.?$/;

/** The neighborhood the listing puts the home in; undefined if it names none. */
export function readNeighborhood(
  sentences: readonly string[],
  city: string | undefined,
): { name: string; at: number } | undefined {
  for (const [at, sentence] of sentences.entries()) {
    if (isTitleCase(sentence)) continue;
    const name = [triggers, ...others]
      .map((sign) => sign.exec(sentence))
      .filter((one) => isWhole(one, sentence))
      .map((one) => withoutOwner(one).replace(/\.$/, ''))
      // "The heart of Springfield's Old Mill neighborhood" names the city first.
      .find((one) => isArea(one, city));
    if (name) return { name: withItsArticle(name), at };
  }
  return undefined;
}

/** "Springfield's Old Mill neighborhood" is Old Mill; "the heart of Springfield's best blocks" is Springfield. */
const withoutOwner = ({ 0: whole, 1: name = '' }: RegExpExecArray) =>
  / neighborhood$/.test(whole) ? name.replace(/^.*['’]s /, '') : name.replace(/['’]s\b.*$/, '');

const isArea = (name: string, city: string | undefined) =>
  !placeWord.test(name.replace(/^the /, '')) &&
  !notAnArea.test(name) &&
  name.length >= minLength &&
  !(city && name.toLowerCase().includes(city.toLowerCase()));

const minLength = 4;

/** "Old Mill/Quarry Hill" is neither. */
const isWhole = (found: RegExpExecArray | null, sentence: string): found is RegExpExecArray =>
  found !== null && !/^\s?\//.test(sentence.slice(found.index + found[0].length));

/** "West Village" takes an article; "Lakeview" doesn't. */
function withItsArticle(name: string): string {
  return /^(?!the )(?:.*\b(?:Side|Loop|Gold Coast|Corridor|Streets|Triangle|Quarter)|(?:West|East) Village)$/.test(
    name,
  )
    ? `the ${name}`
    : name;
}
