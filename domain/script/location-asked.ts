import { homeNouns } from '#domain/features/retelling/data/home-words.ts';
import type { LinePart } from './line-part.ts';

const kind = `(?:single-family |residential |private |family )*(?:${homeNouns.join('|')})`;
/** The price came with the kind of home. */
const bareKind = new RegExp(
  `^It's an? ${kind} (?:at [^,]+? )?(?=(?:in|on|within|near|between|off|just|close|only|steps|blocks?) )`,
  'iu',
);
const onlyKind = new RegExp(`^It's an? ${kind}\\.$`, 'iu');

const ofPlace = new RegExp(`^It's an? (?:\\p{Lu}[\\p{L}'’.-]* )+(?:${homeNouns.join('|')})\\.$`, 'u');

/** "It's a Quarrel Heights home" says where it is, not what. */
export const isOnlyPlace = (text: string): boolean => ofPlace.test(text);

/** Whether a statement says what sort of home it is and nothing else. */
export const isOnlyKind = (text: string): boolean => onlyKind.test(text);

/** "It's a condo in Ashbury Heights", asked where it is, is "in Ashbury Heights". */
export const withoutKind = (text: string): string => text.replace(bareKind, "It's ");

const onLot =
  /^It(?:'s| is| sits| stands)[^.]{0,24} (?:back|rear|front|edge|middle|center) of (?:the|its) lot\b/i;
const inBuilding = /^It(?:'s| is| sits)[^.]{0,24} (?:back|rear|front|side|quiet side) of the building\b/i;
/** A neighborhood, a street or a district by its name. */
const inNamed = /\b(?:in|on|within|of|between) (?:the )?(?:\p{L}+ )?(?:\p{Lu}|\d+(?:st|nd|rd|th)\b)/u;

/** "It's behind two maples" says how it stands, not what it is. */
const standsBy = /^It(?:'s| is| sits| stands) (?:set back )?(?:behind|beneath|among|beside) /i;
const ofStairs =
  /\b(?:stairs?|steps?|elevators?|lift|floors?|levels?|stor(?:y|ies)|walk\S*|ramp|ground|access)\b/i;

/**
 * The question that a statement about the location answers: "steps from the park" names no part of town. And nothing but
 * stairs and floors answers how one gets up.
 */
export function locationAsked(text: string, part: LinePart): LinePart {
  if (standsBy.test(text)) return { beat: 'outside', ask: 'sits' };
  if (part.ask === 'lift' && !ofStairs.test(text)) return { beat: 'practical', ask: 'renewed' };
  if (part.ask !== 'where') return part;
  if (onLot.test(text)) return { beat: 'outside', ask: 'sits' };
  if (inBuilding.test(text)) return { beat: 'arrival', ask: 'floor' };
  return inNamed.test(text) || isOnlyPlace(text) ? part : { ...part, ask: 'where-near' };
}
