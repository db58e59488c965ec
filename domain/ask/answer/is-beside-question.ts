import { asksHomeFloors, ofOtherFloors } from './answer-home-floors.ts';
import { asksNearPark, parkNearby } from './near-park.ts';

/** What a question insists on, and the sign that an answer has it. */
const needs: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  // "What's the most I can earn?" wants a figure.
  [
    /\b(?:most|least|maximum|max|minimum|highest|lowest|how much) (?:income )?(?:that )?(?:i|we|someone|a buyer) (?:can|could|may|must|have to|need to) (?:earn|make|bring in)\b|\bhow much (?:can|could|may|must) (?:i|we|a buyer) (?:earn|make)\b|\bwhat (?:is|are) the (?:exact )?income (?:limits?|caps?|maximums?|ceilings?)\b/,
    /\$ ?\d|\d ?%|\b\d+ percent\b|\bAMI\b|\d,\d{3}/i,
  ],
  // The park of a neighborhood's name is no place for a car.
  [
    /^(?:so |and )?where (?:would|do|can|could|will|should) (?:i|we|guests) park\b/,
    /\bparking\b|\bpark (?:your|on|in|at|two|both)\b|\b(?:garage|carport|drive-?way|valet)\b|\b(?:car|deeded|assigned) (?:spots?|spaces?|stalls?)\b/i,
  ],
  // Park Avenue is no park, and neither is a town's name.
  [asksNearPark, parkNearby],
  // A corner bedroom makes no corner unit.
  [
    /\bcorner (?:unit|apartment|condo|home|loft|one)\b/,
    /\bcorner[- ](?:(?!bed|bath|living|kitchen|dining|primary|suite)[\w-]+[ -]){0,3}?(?:unit|apartment|residence|condo\w*|home|co-op|loft|penthouse|studio|duplex|tier|one|two|three|four|\d)\b|\bend unit\b/i,
  ],
  // Who once lived there is no tenant of today.
  [
    /^(?:so )?(?:is|are) there (?:an? |any )?tenants?\b/,
    /^(?!.*\btenants? (?:was|were|included|have included)\b)/,
  ],
  // What is private "for residents" is no one's alone.
  [/\bto (?:myself|ourselves)\b|\b(?:just|only) (?:mine|ours)\b/, /^(?!Yes\b.*\b(?:residents|owners)\b)/],
  // The first space says nothing of the second.
  [
    /\b(?:second|2nd|other) (?:[\w-]+ )?(?:space|spot|stall)\b/,
    /\b(?:second|2nd|other|another|additional|two|2|both)\b/i,
  ],
  // Owned parking isn't two spaces that come with it.
  [/\bboth\b.*\b(?:spaces|spots|stalls)\b/, /\b(?:both|two|2|second|one|1)\b/i],
];

/** "Central air with a brand-new humidifier" dates the humidifier. */
const ofAge =
  /\b(?:how (?:old|new)|what age|when was|when were|is|are)\b.*\b(ac|air condition\w*|furnace|boiler|roof|kitchen|water heater|hvac)\b(?: units?| systems?)?(?: itself)?(?: (?:new|replaced|installed|redone|put in))?$/;
const ofOther =
  /\b(?:central air|air[- ]condition\w*|a\/?c|furnace|boiler|roof|kitchen|water heater|hvac)\b[^.,;]{0,30}\b(?:with|w\/|plus) (?:an? |the )?(?:brand[- ])?newe?r? \w+/i;
const dated =
  /\b(?:19|20)\d\d\b|\byears? (?:old|ago)\b|\b(?:newe?r?|replaced|updated|recent\w*) (?:[\w-]+ ){0,2}(?:central air|air[- ]condition\w*|a\/?c|furnace|boiler|roof|kitchen|water heater|hvac)\b/i;

/** Whether an answer speaks of something else than what the question insists on. */
export const isBesideQuestion = (question: string, answer: string) =>
  needs.some(([asked, told]) => asked.test(question) && !told.test(answer)) ||
  (asksHomeFloors.test(question) && ofOtherFloors.test(answer)) ||
  (ofAge.test(question.replace(/[?!.,;:]+$/, '')) && ofOther.test(answer) && !dated.test(answer));
