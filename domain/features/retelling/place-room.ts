import { fixArticles } from '#domain/english/article-for.ts';

/** A bath described only by its materials: some other sentence says whose it is. */
const bath =
  /^The ((?:(?!\d(?:st|nd|rd|th)|first|fifth|primary|second|third|fourth|guest|hall|main|full|half|powder|shared|other|lower|upper|bedroom|walls|floors)[\p{L}\d-]+ ){0,5}?)(spa bath|bath|bathroom) (?=(?:has|includes|is)\b)/u;
const owners =
  /\b(primary|master|guest|second|third|fourth) (?:bedroom |en[- ]suite )?(?:suite|bedroom)\b/giu;

const ownersIn = (text: string) => [
  ...new Set(
    [...text.matchAll(owners)].map(([, name = '']) => name.toLowerCase().replace('master', 'primary')),
  ),
];

const aboutBath = /^(?:The|An?|Its) (?:[\p{L}-]+,? ){0,4}?bath(?:room)?\b/iu;

/** The bedroom a bath belongs to, from the words before it, or from the previous sentence if this one names none. */
function ownerOf(sentence: string, before = ''): string | undefined {
  const own = ownersIn(sentence.slice(0, sentence.search(/\bbath/i)));
  if (own.length > 0) return own.length === 1 ? own[0] : undefined;
  if (!aboutBath.test(sentence)) return undefined;
  const said = ownersIn(before);
  return said.length === 1 && !/\b(?:powder|hall|guest) (?:room|bath)/i.test(sentence) ? said[0] : undefined;
}

/** "The bath has a tub" after "The primary suite has two closets and a bath" is about the primary bath. */
function nameOwner(text: string, { sentence, before, isOfPrimary }: Around): string {
  const [start, words = '', noun = ''] = bath.exec(text) ?? [];
  if (start === undefined) return text;
  const rest = text.slice(start.length);
  const own = words.replace(/\ben suite /, '');
  const owner =
    ownerOf(sentence, /en suite/.test(words) || own === '' ? before : undefined) ??
    (isOfPrimary ? 'primary' : undefined);
  if (owner === 'primary' || owner === 'guest') return `The ${own}${owner} ${noun} ${rest}`;
  if (owner !== undefined) return `The ${owner} bedroom's ${own}${noun} ${rest}`;
  if (!/en suite/.test(words)) return text;
  return /^(?:has|includes) /.test(rest)
    ? fixArticles(`There's an en suite ${own}${noun} with ${rest.replace(/^(?:has|includes) /, '')}`)
    : text;
}

const oneOfSeveral =
  /^The ((?:(?!\d(?:st|nd|rd|th)|first|fifth|primary|second|third|fourth|guest|hall|main|full|half|powder|shared|other|lower|upper|bedroom|kitchen|living)[\p{L}\d-]+ ){0,4}?)(bath|bathroom|bedroom) (?=(?:has|includes|fits|accommodates|faces|overlooks|is finished|is clad)\b)/u;

/** In a home with three baths, "the bath" could be any; "one of the baths" is true. */
function oneOf(text: string, { beds, baths }: RoomCounts): string {
  return text.replace(oneOfSeveral, (whole, words: string, noun: string) => {
    const count = noun === 'bedroom' ? beds : baths;
    if (!(count >= 2)) return whole;
    return words === '' ? `One ${noun} ` : fixArticles(`A ${words}${noun} `);
  });
}

const kitchenThing =
  /\b(?:backsplash|cooktop|dishwasher|pot filler|range hood|refrigerator|stainless steel appliances)\b/i;
/** Things that could be elsewhere, or are already placed. */
const elsewhere =
  /\b(?:kitchen\w*|bath\w*|bar|laundry|washer|bedroom|floors?|flooring|windows?|closets?|terrace|deck|patio|outdoor|outside|basement|suite|studio|AC|unit|level|room|space|lighting|paint|parking|throughout)\b/i;
const thereIs = /^There(?:'s| are) /;

/** A backsplash and a cooktop are always in the kitchen. */
const inKitchen = (text: string, sentence: string) =>
  thereIs.test(text) &&
  kitchenThing.test(text) &&
  !elsewhere.test(text) &&
  !/\b(?:kitchenette|wet bar|outdoor|rooftop|roof deck|basement|kitchens)\b/i.test(sentence)
    ? text.replace(thereIs, 'The kitchen has ')
    : text;

/** The sentence a statement comes from, and what the ones before it are about. */
type Around = { sentence: string; before?: string | undefined; isOfPrimary?: boolean };
export type RoomCounts = { beds: number; baths: number };

/** A bath or bedroom that a listener can place: by its owner, or as one of several. A home's only bath is clear. */
export const placeRoom = (text: string, around: Around, rooms: RoomCounts) =>
  inKitchen(oneOf(rooms.baths >= 2 ? nameOwner(text, around) : text, rooms), around.sentence);
