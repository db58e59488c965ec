import { type Concept, findConcept } from '../concept.ts';
import type { Span } from './bind-word.ts';

/** Things that hold other things. */
const rooms = [
  'kitchen',
  'primary-suite',
  'primary-bath',
  'guest-bedrooms',
  'basement',
  'garage',
  'living-room',
  'dining-room',
  'family-room',
  'office',
  'attic',
  'loft',
  'sunroom',
  'yard',
  'barn',
  'shed',
  'beds',
  'baths',
  'adu',
  'workshop',
  'deck',
  'patio',
  'laundry-room',
] as const;

export function isRoom(id: string): boolean {
  return (rooms as readonly string[]).includes(id);
}

/** What stands in a kitchen unless a sentence names another room. */
export const ofKitchen =
  /^(?:counters|cabinets|island|appliances|backsplash|refrigerator|stove|dishwasher|microwave|pantry|hood|oven|range|cooktop|faucet|peninsula|banquette)$/;
export const otherRoom =
  /\b(?:bath\w*|vanit\w+|laundry|bar|outdoor|powder|closets?|office|mudroom|\w+ room)\b/i;

const ofOthers =
  /\b(?:additional|secondary|guest|other|second|third|remaining)\b[^.;,]{0,20}\b(?:bed|bath|en-?suite|suite)/i;
const ofPrimary = /\b(?:primary|master|principal|owner's)\b/i;

/** Whether a sentence speaks of bedrooms and baths other than the primary ones. */
export const isOfOtherBedrooms = (text: string) => ofOthers.test(text) && !ofPrimary.test(text);

/** "… and the den is crowned by": what follows is another room's. */
const otherSubject =
  /(?:,| and|,? while) the (?:[\w-]+ )?(?:den|study|library|foyer|hall\w*|landing|stair\w*|entry|nook|lobby|studio|solarium|lounge) (?:is|has|features|offers|includes|boasts|comes|opens|gets|was|enjoys)\b/i;

/** Whether the thing at `span` is in that room: the room named last before it, or the one that follows "in the". */
export function isInRoom(text: string, span: Span, id: string): boolean {
  const places = rooms.flatMap((room) => {
    const pattern = findConcept(room)?.stated;
    return pattern
      ? [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
          room,
          from: index,
          to: index + match.length,
        }))
      : [];
  });
  // The baths of the other bedrooms aren't the primary one's.
  if (/^primary-/.test(id) && isOfOtherBedrooms(text)) return false;
  const isSelf = (place: Span) => place.from < span.to && span.from < place.to;
  const others = places.filter((place) => !isSelf(place));
  // "south-facing living room"
  const named = others.find(({ from }) => from >= span.to && /^[\s,]*$/.test(text.slice(span.to, from)));
  if (named) return isKindOf(named.room, id);
  const behind = others.find(
    ({ from }) =>
      from >= span.to &&
      /^[^,;.]{0,24}\b(?:in|off|of|to|from|on|at|by|under|above|over) (?:the |its |a |an |each )?(?:\w+ )?$/i.test(
        text.slice(span.to, from),
      ),
  );
  if (behind) return isKindOf(behind.room, id);
  const before = others.filter(({ to }) => to <= span.from && !/;/.test(text.slice(to, span.from)));
  const last = Math.max(...before.map(({ to }) => to));
  if (Number.isFinite(last) && otherSubject.test(text.slice(last, span.from))) return false;
  return before.some((place) => place.to === last && isKindOf(place.room, id));
}

const isOfNextRoom = (text: string, span: Span, id: string) =>
  [...text.matchAll(findConcept(id)?.stated ?? /$^/g)].some(
    ({ 0: name, index }) =>
      index + name.length <= span.from && otherSubject.test(text.slice(index + name.length, span.from)),
  ) && !isInRoom(text, span, id);

/** Whether all that a sentence says of things is said of another room than the one of them that was asked for. */
export function isOfNextRoomOnly(concepts: readonly Concept[], text: string): boolean {
  const asked = concepts.filter(({ id }) => isRoom(id));
  const spans = concepts
    .filter(({ id }) => !isRoom(id))
    .flatMap(({ stated }) => (stated ? [...text.matchAll(stated)] : []))
    .map(({ 0: name, index }) => ({ from: index, to: index + name.length }));
  return spans.length > 0 && asked.some(({ id }) => spans.every((span) => isOfNextRoom(text, span, id)));
}

/** The room that a text names last; of "primary bedroom" it is the primary one. */
export function lastRoom(text: string): string | undefined {
  const named = rooms.flatMap((room) =>
    [...text.matchAll(findConcept(room)?.stated ?? /$^/g)].map(({ 0: match, index }) => ({
      room,
      from: index,
      to: index + match.length,
    })),
  );
  return named.sort((a, b) => b.to - a.to || a.from - b.from)[0]?.room;
}

/** A bedroom asked for is any of them. */
const isKindOf = (room: string, asked: string) =>
  room === asked ||
  (asked === 'beds' && /^(?:primary-suite|guest-bedrooms)$/.test(room)) ||
  (asked === 'baths' && room === 'primary-bath') ||
  // The bath of a suite is part of it.
  (asked === 'primary-suite' && room === 'primary-bath') ||
  (asked === 'primary-bath' && room === 'primary-suite');
