import type { AskedHome } from '../evidence/asked-home.ts';
import type { Draft } from './draft.ts';

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
