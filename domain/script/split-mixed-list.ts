import { factualWords, praiseWords } from '#domain/features/data/modifier-words.ts';
import { massNouns, thingNouns } from '#domain/features/data/room-words.ts';
import { partNamedBy } from './line-part.ts';
import { topicOf } from './topic-of.ts';

/** "There's in-unit laundry, a walled parking space and oak floors": a list that answers no single question. */
const listed = /^(There(?:'s| are)|It (?:also )?has) ((?:(?!, and\b[^,]*\b(?:is|are|has)\b).)+)\.$/;
/** Words that hold a list's items together, or end it with a remark about all of them. */
const held =
  /\b(?:both|each|all|their|its|which|where|that|while|plus|including|throughout(?!,| and)|from|between|one of|on (?:the|two|three|every|each)|in (?:the|every|all)|with|it|comes|overlooking|stretching|access|total|such as|like|upgrades|updates|up and down|freshly|\d{4}|bed ?rooms?)\b|[;:()]/i;
/** "A wall with a frame" at the end: nothing after it could be part of the wall. */
const ownEnd = /(?<=, and [^,]*) with (?:(?! and )[^,])+$/;
/** One item, whatever words it contains. */
const pairs = /\b(washer|heating|shelving|heat|tub|steam) and (dryer|cooling|storage|air|shower|sauna)\b/gi;
/** Things renewed together are told together. */
const renewed = /\bnew(?:er)? .*\bnew(?:er)?\b/i;
const [minThings, maxThings] = [2, 5];

/** The items of a list split at commas and "and"; undefined if an item contains an "and" of its own. */
function thingsOf(list: string): string[] | undefined {
  const parts = list.split(/, (?:and )?/);
  const last = parts.at(-1) ?? '';
  const ends = parts.slice(0, -1).join(', ').length === 0 ? [last] : last.split(' and ');
  const things = parts.length === 1 ? list.split(' and ') : [...parts.slice(0, -1), ...ends];
  const isClear = things.every((thing) => !/ and /.test(thing) && thing.trim() !== '');
  return isClear && things.length >= minThings && things.length <= maxThings ? things : undefined;
}

/** Where in the building a thing is says nothing about the next one. */
const ownPlace = / in the (?:back|rear|basement|cellar|unit)\b/gi;

const nouns: ReadonlySet<string> = new Set([...thingNouns, ...massNouns]);
const modifiers: ReadonlySet<string> = new Set([...factualWords, ...praiseWords]);
/** "Several indoor and outdoor sheds": the first words share the noun after the last. */
function lacksNoun(thing: string): boolean {
  const last = thing.toLowerCase().replace(ownPlace, '').split(' ').at(-1) ?? '';
  return modifiers.has(last) && !nouns.has(last);
}

/** An item that ends with its own answer isn't one item with what follows. */
const ownThenMore =
  /^([^,]*?\b(?:laundry|dryer|parking|garage|air|cooling|conditioning)) and (?=(?:an? |\p{L}+ )[^,]+,)/iu;

/** Items with their own question; the rest are told together. */
const answerOf = (thing: string) => {
  const part = partNamedBy(thing) ?? '';
  if (/\b(?:laundry|washer)\b/i.test(thing)) return 'laundry';
  if (ownStorage.test(thing)) return 'storage';
  if (climate.test(thing)) return 'climate';
  return ownAnswers.has(part) ? part : 'inside';
};
/** "Built-in storage" belongs to the room it's built into. */
const ownStorage =
  /\bstorage (?:closet|unit|room|cage|locker|space)s?\b|\b(?:basement|in-unit|private|common|extra|dedicated|open|assigned|deeded) (?:[\p{L}-]+ )?storage\b|\bbi(?:ke|cycle) (?:room|storage|racks?)\b/iu;
const climate =
  /\b(?:central (?:air|heat|cooling)|air[- ]conditioning|heating|furnace|heat pumps?|mini-?splits?|hvac|heat&)/i;
const ownAnswers: ReadonlySet<string> = new Set(['parking', 'outside']);
const singularEnd = /\b(?:access|glass|gas)$/;
function isPlural(thing: string): boolean {
  if (/^(?:an?|one) /i.test(thing)) return false;
  if (/^(?:two|three|four|\d+) /i.test(thing)) return true;
  const [head = ''] = thing.split(/ (?:for|in|off|of|on|at|directly) /);
  return /(?<!s)s$/.test(head) && !singularEnd.test(head);
}

function told(start: string, things: readonly string[]): string {
  const [first = ''] = things;
  const opening = start.startsWith('There') ? (isPlural(first) ? 'There are' : "There's") : start;
  return `${opening} ${things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1)}` : first}.`;
}

/** "A laundry room with a sink, plus a fireplace": what comes after "plus" isn't part of what comes before. */
function splitPlus(text: string): string[] {
  const [before = '', after = '', ...more] = text.replace(/\.$/, '').split(', plus ');
  const [, start = '', things = ''] = listStart.exec(before) ?? [];
  const topics = [things, after].map((list) => topicOf(list.split(/, | and /)[0] ?? ''));
  const isMixed = topics[0] !== undefined && topics[0] !== topics[1] && !ofRoom.has(topics[1]);
  if (start === '' || more.length > 0 || !isMixed || /^(?:an? )?\S+$/.test(after) || ownVerb.test(after))
    return [text];
  return [`${before}.`, told(start, [after])];
}
const ownVerb = /\b(?:is|are|has|have|includes?|leads?|opens?|it|both|each)\b/;
/** What a room with a fountain may have as well; alone, it would be the whole home's. */
const ofRoom: ReadonlySet<string | undefined> = new Set(['floors', 'ceilings', 'light', 'view', undefined]);
const listStart = /^(There(?:'s| are)|It has) (.+)$/;

/** "It has a hall washer and comes with one shed space": two things in one sentence. */
const comes = /^((?:It|The (?:unit|home|condo|apartment)) has ([^,.]+?)) and comes with ([^,.]+)\.$/;
function splitComes(text: string): string[] {
  const [, start, thing = '', other = ''] = comes.exec(text) ?? [];
  return start && topicOf(thing) !== topicOf(other) ? [`${start}.`, `It comes with ${other}.`] : [text];
}

/** Splits a list of items from several parts of the home into one statement per part, in order. */
export const splitMixedList = (text: string): string[] =>
  splitComes(text).flatMap(splitPlus).flatMap(splitKitchen).flatMap(splitParts);

const withKitchen =
  /^(There(?:'s| are)|It has) (.+?)(?:,? and|,) an? ((?:(?!with\b)[\p{L}-]+ ){0,3}?kitchen) with ([^.]+)\.$/u;
/** Not in a kitchen, whatever list it stands in. */
const beyondKitchen =
  /\b(?:bed ?rooms?|bath(?:room)?s?|living|dining|family|fireplaces?|laundry|washer|terrace|balcony|deck|patio|yard|garage|parking|suite|closets?|ceilings|throughout|plus|which|that|where|as well)\b/i;

/** "It has oak floors and a kitchen with an island": only the second half says what's in the kitchen. */
function splitKitchen(text: string): string[] {
  const [, start = '', others = '', kitchen = '', things = ''] = withKitchen.exec(text) ?? [];
  const isClear =
    start !== '' && !beyondKitchen.test(things) && !/ with |[;:()]|\b(?:both|each|their)\b/.test(others);
  const first = others.includes(' and ') ? others : others.replace(/, (?=[^,]+$)/, ' and ');
  return isClear && others.includes(' ') ? [`${start} ${first}.`, `The ${kitchen} has ${things}.`] : [text];
}

function splitParts(text: string): string[] {
  const [, start = '', list = ''] = listed.exec(text) ?? [];
  if (start === '' || held.test(list.replace(ownEnd, '').replace(ownPlace, '')) || list.includes('&'))
    return [text];
  const things = renewed.test(list)
    ? undefined
    : // "In-unit laundry and a big pantry, a stove, and beams"
      thingsOf(list.replace(pairs, '$1&$2').replace(ownThenMore, '$1, '));
  if (!things) return [text];
  const whole = things.map((thing) => thing.replaceAll('&', ' and '));
  if (whole.some((thing) => !thing.includes(' ')) || whole.some(lacksNoun)) return [text];
  const groups = Map.groupBy(whole, answerOf);
  return groups.size === 1 ? [text] : [...groups.values()].map((group) => told(start, group));
}
