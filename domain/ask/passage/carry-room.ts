import { findConcept } from '../concept.ts';
import type { Statement } from '../evidence/asked-home.ts';
import { isRoom, lastRoom, ofKitchen, otherRoom } from '../evidence/room-of.ts';
import type { Match } from './match-topic.ts';
import { exact } from './word-likeness.ts';

const sure = 0.6;
/** "This palatial bedroom has three closets." */
const goesOn =
  /^(?:this|the) (?!second|third|other|guest|additional|secondary)(?:[\w-]+ )?(?:bed ?room|room|suite|space)\b(?!.*\b(?:second|third|guest|secondary|kitchen|living room)\b)/i;

/** "Under 11-foot beams, this vast space can be a gym": what it can be is no other room. */
const isThisSpace =
  /^[^.;]{0,40}\bthis (?:[\w-]+ )?(?:space|level|floor|room) (?:can|could|would|is|offers?|works?)\b/i;

/**
 * "The primary suite is large. It has four closets.": a sentence that names no room of its own goes on about the one before,
 * and counters are the kitchen's.
 */
export function carryRoom({ text, before }: Statement, matches: readonly Match[]): Match[] {
  const isSilent = lastRoom(text) === undefined || goesOn.test(text) || isThisSpace.test(text);
  const hasOwn = matches.some(({ topic, score }) => score === exact && !isRoom(topic.concept?.id ?? ''));
  if (!hasOwn) return [...matches];
  const isInKitchen =
    !otherRoom.test(text) &&
    matches.some(
      ({ topic, score }) => score === exact && ofKitchen.test(topic.concept?.id ?? topic.words[0] ?? ''),
    );
  return matches.map((match) => {
    const id = match.topic.concept?.id ?? '';
    const isCarried =
      match.score < sure &&
      isRoom(id) &&
      ((isSilent && (lastRoom(before) === id || subjectRoom(before) === id)) ||
        (id === 'primary-suite' && pointsBack.test(text) && namesSuite(before)) ||
        (id === 'kitchen' && isInKitchen) ||
        (/^(?:beds|living-room|dining-room|guest-bedrooms|primary-suite|office)$/.test(id) &&
          inRooms.test(text)));
    return isCarried ? { ...match, score: exact, isCarried } : match;
  });
}

/** "Fans in most rooms" speaks of the bedrooms too. */
const inRooms = /\bin (?:most|all|every|each)(?: of the)? rooms?\b/i;

/** "A terrace of 90 square feet adds to the suite's calm": the one that was just described. */
const pointsBack =
  /^(?!.*\b(?:second|third|guest|secondary|additional|other|in-law|each)\b).*\bthe (?:suite|bed ?room)(?:'s)?\b/i;
const namesSuite = (text: string) => text.search(findConcept('primary-suite')?.stated ?? /$^/) >= 0;

/** "The primary suite fits a king bed and includes an office nook." speaks of the suite to its end. */
const subjectRoom = (text: string) => {
  const [subject = ''] =
    /^(?:(?:the|this|your|its|an?) )?(?:[\w'-]+ ){1,4}(?=.*\b(?:includes|features|has|offers|boasts)\b)/i.exec(
      text,
    ) ?? [];
  return lastRoom(subject);
};
