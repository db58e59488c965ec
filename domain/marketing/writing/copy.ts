import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { countOf } from '../../english/plural-of.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { cityNeighborhoods } from '../facts/data/city-neighborhoods.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import type { ChosenOccasion } from '../facts/occasions.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { isOpenToBuyers, occasionLabel } from '../rules.ts';
import { isClosedToVisits, unsaidLimits } from '../story/home-limits.ts';
import type { HomeStory } from '../story/home-story.ts';
import { bedFigure, hasDen } from './bed-figure.ts';

/** Everything a writer may use: facts, what the text is for, and where its link leads. */
export type Copy = ChosenOccasion & {
  facts: HomeFacts;
  story: HomeStory;
  link: string;
  /** Characters that other lines take, where posts are short. */
  reserved?: number;
  /** Posts say the agent's sentences whole, not what they state in short. */
  isAtLength?: boolean;
  /** What the agent's other homes ask on Threads, the latest first. */
  askedBefore?: readonly string[];
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
export function roomPhrases({ units, beds, bedsInAll, baths, sqft }: HomeFacts): string[] {
  return [
    units ? countOf(units, 'unit') : null,
    bedsInAll ? `${countOf(bedsInAll, 'bedroom')} in all` : null,
    beds === null ? null : beds === 0 ? 'studio' : countOf(beds, 'bedroom'),
    baths === null ? null : countOf(baths, 'bath'),
    sqft === null ? null : `${sqft} square feet`,
  ].filter((phrase) => phrase !== null);
}

/** "5 beds", "4.5 baths", "4,820 sq ft": for images and tight spaces. */
export function shortFacts(facts: HomeFacts): string[] {
  const { units, bedsInAll, baths, sqft } = facts;
  return [
    units ? countOf(units, 'unit') : null,
    bedsInAll ? `${countOf(bedsInAll, 'bed')} in all` : null,
    bedFigure(facts),
    baths === null ? null : countOf(baths, 'bath'),
    sqft === null ? null : `${sqft} sq ft`,
  ].filter((phrase) => phrase !== null);
}

/** "14 Heron Point Road, Larkmere", or as much of it as is known. */
export function addressLine(facts: HomeFacts): string {
  const { street, city } = facts;
  return street ? [street, city].filter(Boolean).join(', ') : upperFirst(where(facts).replace(/^an? /, ''));
}

/** The neighborhood, else the city: what people search for. */
export function placeName({ facts, story }: Pick<Copy, 'facts' | 'story'>): string | null {
  const named = facts.neighborhood ?? story.neighborhood;
  if (named) return named;
  // Nobody looks for a home "in New York".
  return cityNeighborhoods[facts.city ?? ''] === undefined ? facts.city : null;
}

/** "In Lakeview", but "on the North Side". */
export function inPlace(place: string): string {
  return /^the .*\bSide$/.test(place) ? `on ${place}` : `in ${place}`;
}

/** What happened, if anything did: a home that is simply for sale has no news. */
export function newsLine({ facts, occasion, openHouse }: Copy): string | null {
  const home = addressLine(facts);
  switch (occasion) {
    case 'for-sale':
      return null;
    case 'just-listed':
      return `Just listed: ${home}.`;
    case 'price-improved':
      return `New price for ${home}: ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}.`;
    case 'open-house':
      return openHouse ? `Open house: ${openHouseTime(openHouse)}\n${home}` : `Open house: ${home}`;
    case 'back-on-market':
      return `Back on the market: ${home}.`;
    case 'under-contract':
    case 'sold':
      return `${occasionLabel(occasion, facts.state)}: ${home}.`;
  }
}

/**
 * The address and the figures, a line each, with what limits the home; without what is said above. Where the news of a price
 * doesn't open the text, the figures tell it.
 */
export function figureLines(copy: Copy, said = '', opens = true, withFee = false): string {
  const { facts, occasion } = copy;
  const cut = facts.priceCut ? `, down ${facts.priceCut}` : '';
  const isNews = occasion === 'price-improved';
  const price =
    !isOpenToBuyers(occasion) || !facts.price || (isNews && opens)
      ? null
      : isNews
        ? `Now ${facts.price}${cut}.`
        : `${facts.price}.`;
  const rooms = joinFigures(facts);
  const figures = join([rooms, price, withFee && feeLine(copy, said), limitsLine(copy, said)], ' ');
  const isAddressed =
    (newsLine(copy) !== null && (opens || !isNews)) || (facts.street !== null && said.includes(facts.street));
  // A size or a price alone in a line looks as if something fell out.
  const isLone = shortFacts({ ...facts, sqft: null }).length === 0 && price !== null;
  const joint = isLone && (rooms !== null || !isNews) ? ', ' : '\n';
  return join([!isAddressed && addressLine(facts), figures], joint);
}

/** What owners pay is called differently by what they own, and where. */
function feeName({ kind, state }: HomeFacts): string {
  if (kind === 'co-op') return 'Maintenance';
  // A loft or an apartment may be either.
  if (kind !== 'condo') return state === 'NY' && /^(?:apartment|loft|home)$/.test(kind) ? 'Fee' : 'HOA fee';
  return state === 'NY' ? 'Common charges' : state === 'IL' ? 'Assessments' : 'HOA fee';
}

/** "Maintenance: $1,185 a month." Its period is told only where the listing states it. */
export function feeLine({ facts }: Copy, said: string): string | null {
  const { fee, units, bedsInAll } = facts;
  const isSaid = fee === undefined || said.includes(fee.replace(/ .*$/, ''));
  // Of several homes nobody knows whose fee it is.
  return isSaid || units || bedsInAll ? null : `${feeName(facts)}: ${fee}.`;
}

/** Nobody is invited to a home that nobody may see. */
export const isClosed = ({ story }: Copy) => story.limits.some(isClosedToVisits);

/** What limits the home and the text above hasn't said; of a home that is taken nobody needs to know. */
export function limitsLine({ story, occasion }: Copy, said: string, withRules = false): string {
  return !isOpenToBuyers(occasion) ? '' : unsaidLimits(story.limits, said, withRules);
}

/** "5 beds, 4.5 baths, 4,820 sq ft." */
export function joinFigures(facts: HomeFacts): string | null {
  const figures = upperFirst(shortFacts(facts).join(', '));
  return figures === '' ? null : `${figures}.`;
}

/** A studio that the text calls one isn't counted as one again. */
const unsaid = (facts: HomeFacts, said: string): HomeFacts =>
  facts.beds === 0 && /\bstudio\b/i.test(said) ? { ...facts, beds: null } : facts;

/** A sentence doesn't count again what one above it has counted; a line of figures does, to be found at a glance. */
function uncounted(facts: HomeFacts, said: string): HomeFacts {
  const isCounted = facts.beds !== null && said.includes(`${facts.beds}-bedroom`);
  const hasBaths = isCounted && facts.baths !== null && said.includes(`${facts.baths}-bath`);
  return { ...unsaid(facts, said), ...(isCounted && { beds: null }), ...(hasBaths && { baths: null }) };
}

/** "2 bedrooms", "a den": a den counts with the bedrooms. */
const withDen = ({ description }: HomeFacts, rooms: string[]) =>
  rooms.flatMap((room) => (/^\d+ bedrooms?$/.test(room) && hasDen(description) ? [room, 'a den'] : [room]));

/** "5 bedrooms, 4.5 baths and 4,820 square feet, built in 1998." */
export function figuresSentence(facts: HomeFacts, said = ''): string | null {
  const left = withDen(facts, roomPhrases(uncounted(facts, said)));
  const isDated = facts.yearBuilt === null || said.includes(String(facts.yearBuilt));
  // "1 bath." or "2 baths, built in 1910." is no line of figures.
  const rooms = joinList(left.length < 2 ? withDen(facts, roomPhrases(unsaid(facts, said))) : left);
  const built = isDated ? null : `built in ${facts.yearBuilt}`;
  const figures = join([rooms, built], ', ');
  // "3,772 square feet." alone looks as if the rooms fell out.
  const isLone = isDated && roomPhrases({ ...facts, sqft: null }).length === 0;
  return figures === '' || rooms === '' || isLone ? null : `${upperFirst(figures)}.`;
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

/** "Ida Roe, Quill Homes", or as much of it as is known. */
export function signature({ agentName, brokerage }: HomeFacts): string {
  // A brokerage may be named like its broker.
  const isOne = agentName !== null && brokerage?.startsWith(agentName);
  return [isOne ? null : agentName, brokerage].filter(Boolean).join(', ');
}

export function listedBy({ facts, occasion }: Copy): string | null {
  const who = signature(facts);
  return who === '' ? null : `${occasion === 'sold' ? 'Sold' : 'Listed'} by ${who}`;
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
