import { monthNames, weekdayNames } from '../english/month-and-weekday-names.ts';

/** A reader's input: the whole text, the position, and the few characters before it. */
export type Place = { text: string; at: number; before: string };

/** Reads one kind of writing. `pattern` is sticky and bounded; `say` may decline with null. */
export type Reader = {
  starts: 'digit' | 'capital' | 'letter' | 'mark';
  pattern: RegExp;
  say: (match: RegExpExecArray, place: Place) => string | null;
};

/** A number as written, with thousands and decimals; one capturing group. */
export const NUMBER = String.raw`(\d{1,3}(?:,\d{3}){1,4}(?!\d)(?:\.\d{1,6}(?!\d))?|\d{1,15}(?:\.\d{1,6}(?!\d))?(?![\d]))`;
/** What separates the ends of a range. */
export const TO = String.raw`\s?(?:-|–|—|to)\s?`;
export const DIRECTION =
  'N\\.?E|N\\.?W|S\\.?E|S\\.?W|[NSEW]|North(?:east|west)?|South(?:east|west)?|East|West';

export const after = ({ text }: Place, match: RegExpExecArray): string =>
  text.slice(match.index + match[0].length, match.index + match[0].length + 60);

const goesOn = new RegExp(`^\\s+(?:${[...weekdayNames, ...monthNames].join('|')})\\b`);

/** The period of an abbreviation, if it also ends its sentence. */
export function sentenceEnd(written: string, following: string): '.' | '' {
  if (!written.endsWith('.')) return '';
  return following === '' || (/^\s+["“]?[A-Z]/.test(following) && !goesOn.test(following)) ? '.' : '';
}

/** Words that begin sentences more often than names. */
export const startsSentence =
  /^\s+(?:The|A|An|This|These|That|It|Its|In|On|At|With|And|But|Our|Your|We|You|There|Here|All|Each|Every|For|From|To|By|Just|Located|Come|Call|No|Built|New|Step|Enjoy|Inside|Outside|Upstairs|Downstairs|As|If|One|Two|Three|Four|What|When|While|Both)\b/;

const notANoun =
  /^(?:of|from|to|and|or|by|wide|long|deep|tall|high|away|on|in|with|at|above|below|up|down|upstairs|downstairs|total|finished|unfinished|plus|more|less|per|for|under|over|each|is|was|are|were|has|have|than|that|which|as|but|if|so|the|a|an|this|its|it|he|she|they|we|you|when|while|near|north|south|east|west|northeast|northwest|southeast|southwest|main|inside|outside|before|after|until|between|across|along|around|through|into|onto|via|off|out|ago|old|now|then|there|here|w|x|all|both|not|only|also|just|still|too)$/;

/** Whether a noun follows that the quantity describes: "9 ft ceilings", not "9 ft wide". */
export function describesNoun(following: string): boolean {
  const word = /^\s+([a-z][a-z-]*|(?:EV|RV|TV|AC|HVAC|LED|USB|LVP)\b)/.exec(following)?.[1];
  return word !== undefined && !notANoun.test(word);
}
