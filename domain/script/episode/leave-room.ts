import type { Feature } from '#domain/features/feature.ts';
import { isRoomItself } from '#domain/features/read-spot.ts';
import type { Home } from '../home.ts';
import type { Telling } from './telling.ts';

type Relation = 'in' | 'out' | 'unknown';

const roomOpener = /^(?:open|else)-(?:subject|room|level)$/;
/** A line that, to a listener, continues in the room just described. */
const more = 'tell-more';
/** These aren't inside any other room. */
const apart = /^(?:powder-room|guest-suite|second-kitchen)$/;
const ofKitchen = /^(?:kitchen|dining)/;
/** Words for the home as a whole. */
const noRoom =
  /^(?:layout|floor ?plan|main (?:level|floor)|first floor|living (?:room|area|space)|great room|building)$/;
const otherBedrooms =
  /\b(?:secondary|additional|other|remaining|guest|second|third|fourth|fifth|two|three|four|five) (?:[\p{L}-]+ ){0,2}bed ?rooms?\b/iu;
const goesOn = /^(?:it|its|this|there|also|here)\b/i;
const anyRoom =
  /\b(?:bed ?rooms?|bath(?:room)?s?|suites?|kitchen|room|library|den|office|level|floor|home|house|residence|apartment|condo|unit)\b/i;

/**
 * Right after the primary suite, "you'd also have closets" sounds as if they were the suite's. So we introduce what the
 * listing puts elsewhere as elsewhere, and what it puts nowhere as something listed.
 */
export function leaveRoom(tellings: readonly Telling[], home: Pick<Home, 'sentences'>): Telling[] {
  let room: string | undefined;
  return tellings.map((telling) => {
    const subject = roomOpener.test(telling.opener) ? telling.words.subject?.text : undefined;
    if (subject) room = subject.replace(/^the /, '');
    else if (!telling.isMore) room = telling.opener === 'open-kitchen' ? 'kitchen' : undefined;
    const isMore = !subject && telling.parts.includes(more) && !telling.features.some(isOutdoors);
    if (!isMore || room === undefined || noRoom.test(room)) return telling;
    const relations = telling.features.map((feature) => relationTo(room ?? '', feature, home));
    if (relations.every((one) => one === 'in')) return telling;
    const isOut = relations.every((one) => one === 'out') && !telling.features.some(isOutbuilding);
    return { ...telling, parts: [isOut ? 'tell-elsewhere' : 'tell-listed', ...telling.parts] };
  });
}

function relationTo(room: string, feature: Feature, home: Pick<Home, 'sentences'>): Relation {
  const { id, matched, topic, spot, where, phrase } = feature;
  if (/\bthroughout\b/i.test(phrase)) return 'in';
  const [name, isSure] = [where?.replace(/^\w+ the /, '') ?? spot?.room ?? '', where ?? spot?.isSure];
  if (room === 'kitchen' && topic === 'kitchen' && !apart.test(id))
    return name === '' || ofKitchen.test(name) || !isSure ? 'in' : 'out';
  if (apart.test(id) || isRoomItself(matched)) return 'out';
  if (name !== '' ? isSameRoom(name, room) : isSpokenOf(room, feature, home)) return 'in';
  return name !== '' && isSure ? 'out' : 'unknown';
}

/** Outdoors, things don't need a place. */
const isOutdoors = ({ topic }: Feature) => topic === 'outside';

/** "Elsewhere inside" means the same building. */
const isOutbuilding = ({ id, phrase }: Feature) =>
  id === 'adu' || /\b(?:coach|carriage|guest|pool) ?house$|\bcottage$/i.test(phrase);

/** The primary suite's bath is part of it. */
const isSameRoom = (one: string, other: string) =>
  one === other || (/^(?:primary|ensuite)/.test(one) && other.startsWith('primary'));

/** "The closets of the suite", or a sentence without a room after one about the suite. */
function isSpokenOf(room: string, { factId }: Feature, { sentences }: Pick<Home, 'sentences'>): boolean {
  const at = sentences.findIndex(({ id }) => id === factId);
  const texts = [sentences[at], sentences[at - 1]].map((one) => one?.source.excerpt ?? '');
  const names = room.startsWith('primary')
    ? /\b(?:primary|master|suite)\b/i
    : new RegExp(`\\b${room}\\b`, 'i');
  const [own = '', previous = ''] = texts;
  const isAbout = names.test(own) || (anyRoom.test(own) && !goesOn.test(own));
  const about = isAbout ? own : `${previous} ${own}`;
  return names.test(about) && !otherBedrooms.test(about);
}
