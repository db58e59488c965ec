import type { AskedHome } from '../evidence/asked-home.ts';
import type { Draft } from './draft.ts';
import { wordParking } from './word-parking.ts';

const asksTenure =
  /\b(?:comes?|come|included?|part of (?:the )?(?:price|sale)|extra|owned?|own|deeded|leased?|rent(?:ed|al)?|buy|cost|pay)\b/;
const tenures: readonly (readonly [listed: RegExp, told: string])[] = [
  [/\b(?:leased?|rental)\b/i, 'leased'],
  [/\bowned\b/i, 'owned'],
];

/** "Does a parking spot come with it?" A column that says "Leased" or "Garage Owned" tells it; what it costs it doesn't. It takes the place of an answer that only repeats the column. */
export function answerParkingTenure(
  { home }: AskedHome,
  question: string,
  before?: Draft,
): Draft | undefined {
  if (before && !/^(?:Yes\. )?(?:Parking: |The listing gives the parking as “)[^“”]+”?\.?$/.test(before.text))
    return undefined;
  const parking = home.fact('parking');
  const isAsked =
    parking &&
    /\b(?:park\w*|garages?|carports?)\b/.test(question) &&
    asksTenure.test(question) &&
    !/\b(?:how (?:much|many|big|far)|street|guests?|visitors?|second|another|additional|more|number|month)\b/.test(
      question,
    );
  const told = parking ? tenures.filter(([listed]) => listed.test(parking.value)) : [];
  const [only] = told;
  // Whether a space of one's own is part of the price is another matter.
  if (only?.[1] === 'owned' && /\b(?:price|included?|part of)\b/.test(question)) return undefined;
  return isAsked && only && told.length === 1
    ? { text: `The listing gives the parking as ${only[1]}: “${parking.value}.”`, facts: [parking] }
    : undefined;
}

const ofPlace =
  /\b(?:park\w*|garages?|carports?|lots?|spots?|spaces?|stalls?|cars?|(?:drive|pull|back|get|come|go) (?:your car )?(?:in|into|out)|alley)\b/;
/** What the parking of a listing may be, and how a question calls it. */
const placeTerms: readonly (readonly [asked: RegExp, listed: RegExp])[] = [
  [/\balley\b/, /\balley\b/i],
  [/\b(?:rear|back)\b/, /\brear\b/i],
  [/\bsecured?\b/, /\bsecured?\b/i],
  [/\bgated?\b/, /\bgated?\b/i],
  [/\btandem\b|\bside by side\b|\bone behind the other\b/, /\btandem\b|\bside[- ]by[- ]side\b/i],
  [/\bcovered\b|\bunder a roof\b/, /\bcovered\b|\bcarport\b/i],
  [/\bheated\b/, /\bheated\b/i],
  [/\bunderground\b/, /\bunderground\b/i],
  [/\bvalet\b/, /\bvalet\b/i],
  [/\bdeeded\b/, /\bdeeded\b/i],
];

/** "Do you drive in from the street or the alley?" "Alley access" among the parking's terms tells. */
export function answerParkingTerm({ home }: AskedHome, question: string): Draft | undefined {
  const parking = home.fact('parking');
  const isAsked =
    parking &&
    ofPlace.test(question) &&
    !/\b(?:street parking|how (?:much|many|far)|near|shops?)\b/.test(question);
  return isAsked && placeTerms.some(([asked, listed]) => asked.test(question) && listed.test(parking.value))
    ? { text: `The listing gives the parking as “${parking.value}.”`, facts: [parking] }
    : undefined;
}

const asksIfOnStreet =
  /\b(?:have|need|end up having|be) (?:to park|parking) (?:my car |our cars? )?(?:out )?(?:on|in) the street\b|\b(?:only|just) (?:street|on-street) parking\b|\b(?:street|on-street) parking only\b/;
const ownSpace =
  /(?<!\b(?:potential|future|possible|shared|public|nearby|visitor|guest) )\b(?:(?:attached|detached|private|heated|deeded|assigned|one-car|two-car|three-car|\d[- ]car|tandem) (?:[\w-]+ )?garage|private driveway|driveway parking|carport|(?:deeded|assigned|private|off-street|covered|indoor) (?:[\w-]+ )?parking)\b/i;
const notIncluded =
  /\b(?:wait[- ]?list\w*|waiting list|rent\w*|leas\w+|available|purchase|fee|extra|additional|option\w*|could|may|can|potential\w*|room for|add|not|no)\b/i;

/** "Would I have to park on the street?" A place of the home's own answers it. */
export function answerStreetParking({ home, statements }: AskedHome, question: string): Draft | undefined {
  if (!asksIfOnStreet.test(question)) return undefined;
  const parking = home.fact('parking');
  if (
    parking &&
    /\b(?:garage|driveway|carport|deeded|assigned|off[- ]street)\b/i.test(parking.value) &&
    !notIncluded.test(parking.value)
  )
    return {
      text: `The listing gives the parking as ${wordParking(parking.value) ?? `“${parking.value}”`}.`.replace(
        '”.',
        '.”',
      ),
      facts: [parking],
    };
  const told = statements.find(
    ({ text, isProse, scope }) =>
      isProse && scope === 'home' && ownSpace.test(text) && !notIncluded.test(text),
  );
  return told && { text: `The listing says: “${told.fact.value.replace(/\.$/, '')}.”`, facts: [told.fact] };
}
