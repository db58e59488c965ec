import type { AskedHome } from '../evidence/asked-home.ts';
import { leadWith } from './answer-outright.ts';
import type { Draft } from './draft.ts';

export const asksNearPark =
  /^(?:so )?(?:is (?:it|this|the (?:house|home|place|unit|apartment|building)) )?(?:near|close to|by|next to|walkable to|within walking distance (?:of|to)) (?:an?|any|the|some) (?:\w+ )?parks?(?: nearby)?[?.!]*$|^(?:so )?(?:is there an?|are there(?: any)?|any) parks? (?:nearby|near(?: it| here| by)?|close(?: by)?|around(?: here| there)?|within walking distance)[?.!]*$/;

const park =
  "(?:(?:\\p{Lu}[\\p{L}.'’-]+ ){1,4}Park(?!['’ ]*(?:s\\b|Ave|Avenues?|Street|St\\b|Place|Towers?|Slope|Plaza|Manor|West|South|North|East|\\p{Lu}\\p{Lu}\\b))|(?<!\\bto )parks?\\b(?! (?:your|on|in|at)))";
const near =
  '(?:[Ss]teps|[Nn]ear(?:by)?|[Cc]lose to|[Bb]locks?|[Mm]inutes|[Mm]oments|[Ww]alk(?:able|ing)?|[Aa]djacent|[Aa]cross|[Aa]round the corner|[Oo]ff(?: of)?|[Nn]ext to|[Bb]ordering|[Oo]verlook\\w*)';
export const parkNearby = new RegExp(
  `\\b${near}\\b(?:(?!\\bdrive\\b)[^.;]){0,80}?\\b${park}|\\b${park}[^.;,]{0,40}\\b(?:nearby|steps away|blocks? away|across the street|next door|around the corner|down the (?:street|block))\\b`,
  'u',
);

/** "Is it near a park?": a sentence that puts one near says yes; a place that is only called Park says nothing. */
export function answerNearPark(home: AskedHome, question: string): Draft | undefined {
  if (!asksNearPark.test(question)) return undefined;
  const found = home.statements.find(({ isProse, text }) => isProse && parkNearby.test(text));
  return found && leadWith(home, question, 'Yes', [found], parkNearby.exec(found.text)?.[0]);
}
