/** Where in the home a sentence puts something. */
export type Spot = {
  /** The last room the sentence mentioned: "dining room", "primary suite". */
  room?: string;
  /** Whether the thing is clearly in that room, not just named after it. */
  isSure: boolean;
  /** "second floor", "garden level" */
  level?: string;
};

const rooms =
  /\b((?:primary|master|main|principal) (?:bed ?room suite|bed ?room|suite|bath(?:room)?)|en[- ]?suites?(?: bath(?:room)?s?)?|(?:guest|second|third|fourth|2nd|3rd|4th|other|rear|front|secondary) (?:bed ?rooms?|suite|bath(?:room)?)|guest (?:house|room)|bed ?rooms?|(?:full |half |hall )?bath(?:room)?s?|powder room|(?:formal |eat-in )?dining (?:room|area)|living (?:room|area|space)|(?:family|great|media|game|play|music|wine|sitting|mud|laundry|breakfast|exercise|sun|tea|rec|recreation) ?room|(?:eat-in |chef's )?kitchen(?:ette)?|library|study|office|den|parlor(?! windows?\b)|salon|solarium|atrium|foyer|entry(?:way)?(?: hall)?|entrance (?:hall|gallery)|coach house|carriage house|roof(?:top)?(?: ?deck| terrace)?|terraces?|decks?|patios?|balcon(?:y|ies)|porch(?:es)?|courtyard|backyard|yard|garden(?! (?:level|floor|view))|lobby)\b(?!\/)/gi;
const levels =
  /\b((?:(?:ground|first|second|third|fourth|fifth|sixth|top|uppermost|upper|main|lower|parlor|garden|penthouse|entry|1st|2nd|3rd|4th|5th)[- ](?:floor|level|story)s?)(?! (?:unit|apartment|home|condo|residence|plan|co-?op|walk))|basement|cellar|upstairs|downstairs)\b/gi;
/** "This one-bedroom apartment" and "two baths" don't name a room that could contain something. */
const counted =
  /\b(?:\d(?:\.\d)?|one|two|three|four|five|six)\+?[- ](?:full |half |large |spacious |additional )?(?:bed|bath)(?:room)?s?\b/gi;
/** "The living and dining room" is the main room. */
const combined = /\bliving(?:,| and| &|\/| ?\/ ?)+ ?dining(?: room| area| space)?/gi;
/** After these, a sentence may be about another room. */
const otherClause =
  /;|,? \bwhile\b|\bthroughout\b|\boverlook\w*|\bviews? (?:of|over)\b|\bopen(?:s|ing)? (?:on)?to\b/i;
const link =
  /\bw\/|\b(?:with|featur\w+|has|have|ha[sd]|boast\w*|offer\w*|includ\w+|anchored by|highlighted by|showcas\w+|stuns?|complete|crowned by|centered (?:on|around)|warmed by|framed by|enhanced by|provid\w+)\b/i;
const severalRooms = /^(?:,|,? and|,? &|\/) ?(?:[\p{L}-]+ ){0,3}$/iu;
const isRoom =
  /\b(?:rooms?|office|library|den|study|sunroom|solarium|parlor|mudroom|loft|suites?|foyer|atrium|studio|gallery|playroom|kitchen|floor|level|basement|cellar|house|cottage|bath|baths|bathrooms?|gym|cinema|theater|theatre|lounge)$/i;

/** Whether something is a room itself; a room is on a floor, not in another room. */
export const isRoomItself = (name: string) =>
  isRoom.test(name) && !/\bfloors$|\bdressing rooms?$/i.test(name);

/** "From the cellar to the third floor" is an elevator's route; nothing named after it is down there. */
export const withoutRoutes = (text: string) =>
  text.replace(
    /\bfrom (?:the )?(?:[\p{L}-]+ )?(?:basement|cellar|level|floor|garden|parlor|lobby)(?: up)? to (?:the )?(?:[\p{L}-]+ ){0,2}(?:floor|level|roof\w*|deck|bedrooms|basement)\b/giu,
    ' ',
  );

/** "The suite overlooks a garden and features": the suite has the features. */
const withoutSights = (text: string) =>
  text.replace(
    /\b(?:overlook\w*|open(?:s|ing)? (?:on)?to)\s[^,;]{0,60}?(?=\s+and (?:also )?(?:features?|has|offers?|includes?|boasts?|comes)\b)/gi,
    '',
  );

/** Where a feature is, according to the text before its name. */
export function readSpot(textBefore: string, name: string): Spot | undefined {
  // "A washer (there's another one downstairs) and oak floors"
  const before = withoutSights(withoutRoutes(textBefore.replace(/\([^()]*\)/g, ' ')));
  // After a semicolon, the list is about the home again.
  const listed = before.split(/;\s/).at(-1) ?? '';
  const level = [...listed.matchAll(levels)].at(-1)?.[1]?.toLowerCase();
  const found = isRoomItself(name) || /\bthroughout\b/i.test(name) ? undefined : roomBefore(before, name);
  if (!level && !found) return undefined;
  return { isSure: false, ...found, ...(level && { level }) };
}

function roomBefore(before: string, name: string): Pick<Spot, 'room' | 'isSure'> | undefined {
  const clause = before.split(otherClause).at(-1) ?? '';
  const text = clause.replace(counted, (words) => '_'.repeat(words.length)).replace(combined, 'living room');
  const [last, previous] = withoutListed([...text.matchAll(rooms)].reverse(), text);
  if (!last?.[1]) return undefined;
  const between = text.slice(last.index + last[0].length);
  const room = roomFor(name, nameOf(last[1].toLowerCase(), before));
  // In a list about the home, the item after a room's own list may be the home's again.
  const isSubject =
    /^\W*(?:(?:the|your|an?|inside,?|upstairs,?|downstairs,?)\s+)?(?:[\p{L}\d'’-]+,?\s+){0,4}$/iu.test(
      text.slice(0, last.index),
    );
  // "The living room, dining room and kitchen have" is about all three.
  const isOneOfSome =
    previous !== undefined && severalRooms.test(text.slice(previous.index + previous[0].length, last.index));
  const isSure =
    !isOneOfSome &&
    link.test(between) &&
    (isSubject ? !/\bplus\b/i.test(between) : !between.includes(',') || isOfSuite(room, name));
  return { room, isSure };
}

const outdoors = /^(?:terrace|balcony|deck|patio)$/i;

/** "The suite has a tub, a terrace and a closet": the closet isn't on the terrace. */
function withoutListed(found: RegExpExecArray[], text: string): RegExpExecArray[] {
  const [last, owner] = found;
  if (!last || !owner || !outdoors.test(last[0])) return found;
  const isItem = link.test(text.slice(owner.index + owner[0].length, last.index));
  return isItem && !link.test(text.slice(last.index + last[0].length)) ? found.slice(1) : found;
}

/** A suite's closets aren't in its bath. */
const roomFor = (name: string, room: string) =>
  room === 'primary bath' && /\b(?:dressing rooms?|closets?)$/i.test(name) ? 'primary suite' : room;

/** Closets and tubs mentioned after a suite belong to it. */
const isOfSuite = (room: string, name: string) =>
  /^primary/.test(room) && /\b(?:dressing rooms?|closets?|tub|shower|vanit(?:y|ies)|sinks?)$/i.test(name);

/** A bath after these words is the primary suite's. */
export const ownsBath =
  /(?<!\b(?:second|2nd|third|additional|another|junior) )\b(?:primary|master|main|principal) (?:bed ?room )?(?:suite|bed ?room)\b(?:(?!\b(?:hall|guest|second|third|other|additional|full|half|rear|front)\b)[^.;])*$/i;

function nameOf(room: string, before: string): string {
  const plain = room
    .replace(/^(?:master|main|principal) /, 'primary ')
    .replace(/^(?:formal|eat-in|chef's|full|hall) /, '')
    .replace(/^2nd /, 'second ')
    .replace(/^3rd /, 'third ')
    .replace(/^4th /, 'fourth ')
    .replace(/bed room/g, 'bedroom')
    .replace(/bathroom/g, 'bath');
  if (/^en[- ]?suite/.test(plain)) return /\b(?:primary|master)\b/i.test(before) ? 'primary bath' : 'ensuite';
  // A single bath mentioned after a primary suite belongs to it.
  if (plain === 'bath' && ownsBath.test(before)) return 'primary bath';
  if (/^(?:living (?:area|space)|entryway|entry hall)$/.test(plain))
    return plain.replace(/ (?:area|space)$/, ' room');
  return plain;
}
