import { readSpot } from './read-spot.ts';
import { looksAcross, type Story } from './read-story.ts';

/** Things so rare that a listener would tell a friend about them, whatever else the home has. */
const things = [
  'speakeasy|kegerator|sleeping porch|tea ?room|(?:sport|basketball|pickleball|squash|bocce|racquetball) court|putting green|golf simulator|bowling alley',
  'climbing wall|rock climbing \\p{Ll}+|zip ?line|fire ?pole|secret (?:room|door|passage|garden)|hidden (?:room|door|bar|staircase)',
  'recording studio|dark ?room|pottery studio|art studio|kiln|observatory|telescope|pipe organ|dumbwaiter|car (?:lift|turntable)|helipad|boat (?:dock|slip|lift)|private dock',
  'green wall|living wall|wall garden|water garden|koi pond|(?<!\\w )waterfall(?! (?:edge|counter|island|quartz|marble|stone))|reflecting pool|chicken coop|beehives?|orchard|(?:cherry|fig|lemon|magnolia|olive|avocado|orange|persimmon|apple|ginkgo) trees?|real grass',
  'japanese soaking tub|ofuro|hammam|cold plunge|plunge pool|lap pool|infrared sauna|wet room|outdoor (?:rain )?(?:head )?shower|outdoor theat(?:er|re)|projector(?:/screen| and screen| screen)?|pizza oven|tandoor',
  'murphy bed|bunk beds|built-in twin bed|built-in loft|library ladder|shoji (?:screen closet doors|screens?|doors?)|barber chair|cigar \\p{Ll}+|humidor|safe room|panic room|bank vault|bank safe',
  "attic spaces|light dome|dome skylight|domed ceiling|turret|bell tower|widow'?s walk|suspended staircase|floating staircase|fireman'?s pole|mosaic floor|tin ceilings?|murals|frescoes",
  'silk wall(?:paper|coverings?)|hand-painted \\p{Ll}+|gold-finished [\\p{Ll} ]+?doors|onyx fireplaces?|ebony (?:wood )?fireplace|la cornue range|lacanche range|aga (?:range|stove|cooker)|bookcase door',
].join('|');
const filler =
  'and|or|with|the|of|to|into|in|on|for|from|your|its|his|her|this|that|include|includes|including|feature|features|featuring|has|have|is|are|plus|also|enjoy|offers?|boasts?|stunning|gorgeous|beautiful|rare|unique|amazing|incredible|dramatic|spectacular|exquisite|charming|lovely|gracious|authentic|generous|complete|truly|fun|huge|expansive|magical|bespoke|cozy|sleek|striking|impressive|elegant|versatile|refreshing|therapeutic|recently|newly|installed|custom-designed|state-of-the-art|top-of-the-line|luxurious|perfect|as|well|by|at|a|an';
const before = String.raw`(?:\b(?:an?|two|three|four|\d+) )?(?:\b(?!(?:${filler})\b)[\p{L}\d’'-]+ ){0,3}`;
const behind = String.raw`(?: (?:with (?:an?|its|built)|inspired by|enveloped|imported|from|built|handmade|salvaged|overlooking|that once|that was|beneath|under|hidden|tucked|in the (?:front|back|rear|side|basement|kitchen|garden|yard|living|second|primary|guest))(?: [\p{L}\d’'-]+){1,7})?`;
const pattern = new RegExp(`${before}\\b(?:${things})(?!\\p{L})${behind}`, 'iu');
/** Something that is elsewhere, only possible, or gone. */
export const notHere =
  /\b(?:could|can|can be|potential|possib\w+|former(?:ly)?|once|plans?|proposed|room for|space for|near|nearby|steps|blocks?|across|adjacent|overlook\w*|opportunity|imagine|would|if)\b/i;
const sales =
  /\b(?:you|your|our|we|us|dream|luxur\w+|famil\w+|kids?|children\w*|guests|unforgettable)\b|[&@#*/]/i;
const cut = /\b(?:and|or|a|an|the|of|in|on|at|with|for|to|by|as|from|that|which|its|is|are|\p{Ll})$/iu;
const maxWords = 13;
/** Over or under a room: without its room, it would seem to belong to the whole home. */
const partOfRoom = /\b(?:skylight|light dome|domed ceiling|tin ceilings?|mosaic floor|murals|frescoes)$/i;

/** The rare thing a sentence mentions, in the listing's own words. */
export function readOddity(original: string): Story | undefined {
  const sentence = original.replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  const match = pattern.exec(sentence);
  const quote = match?.[0].trim();
  if (!match || !quote || sales.test(quote) || cut.test(quote)) return undefined;
  const clause =
    sentence
      .slice(0, match.index)
      .split(/[.;:–—]|, (?=(?:and|while) )/)
      .at(-1) ?? '';
  if (notHere.test(clause) || notHere.test(quote) || looksAcross.test(clause)) return undefined;
  if (partOfRoom.test(quote) && readSpot(clause, match[0])?.room !== undefined) return undefined;
  const words = quote.split(' ').length;
  if (words < 2 || words > maxWords) return undefined;
  const isStart = match.index === 0;
  return { kind: 'oddity', quote: isStart ? quote.charAt(0).toLowerCase() + quote.slice(1) : quote };
}
