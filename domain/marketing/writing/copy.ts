import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { countOf } from '../../english/plural-of.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import type { ChosenOccasion } from '../facts/occasions.ts';
import { openHouseTime } from '../facts/occasions.ts';

/** Everything a writer may use: facts, what the text is for, and where its link leads. */
export type Copy = ChosenOccasion & {
  facts: HomeFacts;
  link: string;
  /** Characters that other lines take, where posts are short. */
  reserved?: number;
};

/** "14 Heron Point Road in Larkmere, VT", or as much of it as is known. */
export function where({ street, cityLine, kind }: HomeFacts): string {
  if (street) return cityLine ? `${street} in ${cityLine}` : street;
  const home = `${articleFor(kind)} ${kind}`;
  return cityLine ? `${home} in ${cityLine}` : home;
}

export function shortWhere({ street, cityLine, kind }: HomeFacts): string {
  return street ?? (cityLine ? `${upperFirst(kind)} in ${cityLine}` : upperFirst(kind));
}

/** "5 bedrooms", "4.5 baths", "4,820 square feet". */
export function roomPhrases({ beds, baths, sqft }: HomeFacts): string[] {
  return [
    beds === null ? null : beds === 0 ? 'a studio layout' : countOf(beds, 'bedroom'),
    baths === null ? null : countOf(baths, 'bath'),
    sqft === null ? null : `${sqft} square feet`,
  ].filter((phrase) => phrase !== null);
}

/** "5 beds", "4.5 baths", "4,820 sq ft": for images and tight spaces. */
export function shortFacts({ beds, baths, sqft }: HomeFacts): string[] {
  return [
    beds === null ? null : beds === 0 ? 'Studio' : countOf(beds, 'bed'),
    baths === null ? null : countOf(baths, 'bath'),
    sqft === null ? null : `${sqft} sq ft`,
  ].filter((phrase) => phrase !== null);
}

/** The news in one sentence. */
export function opening({ facts, occasion, openHouse }: Copy): string {
  const place = where(facts);
  switch (occasion) {
    case 'just-listed':
      return `Just listed: ${place}.`;
    case 'price-improved':
      return `New price for ${place}: ${facts.price}.`;
    case 'open-house':
      return openHouse ? `Open house at ${place}: ${openHouseTime(openHouse)}.` : `Open house at ${place}.`;
    case 'sold':
      return `Sold: ${place}.`;
  }
}

/** "It was built in 1998 and has 5 bedrooms, 4.5 baths and 4,820 square feet." */
export function roomsSentence(facts: HomeFacts, subject = 'It'): string | null {
  const rooms = roomPhrases(facts);
  const more = [
    facts.yearBuilt === null ? null : `was built in ${facts.yearBuilt}`,
    rooms.length > 0 ? `has ${joinList(rooms)}` : null,
  ].filter((part) => part !== null);
  return more.length === 0 ? null : `${subject} ${more.join(' and ')}.`;
}

/** The price; null once it is sold or if the opening already said it. */
export function priceSentence({ facts, occasion }: Copy): string | null {
  if (occasion === 'sold' || facts.price === null) return null;
  if (occasion === 'price-improved') return facts.priceCut && `That is ${facts.priceCut} less than before.`;
  return `Offered at ${facts.price}.`;
}

export function listedBy({ facts, occasion }: Copy): string | null {
  const who = [facts.agentName, facts.brokerage].filter(Boolean).join(', ');
  return who === '' ? null : `${occasion === 'sold' ? 'Sold' : 'Listed'} by ${who}.`;
}

/** A listed feature inside a sentence: "Bluestone terrace" loses its capital, "EV charger" keeps it. */
export function inSentence(feature: string): string {
  const plain = feature.replace(/[.;,]+$/, '');
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|\s?$|[-,])/u.test(plain) ? lowerFirst(plain) : plain;
}

/** Joins sentences or paragraphs and leaves out the empty ones. */
export function join(parts: (string | null | undefined | false)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
