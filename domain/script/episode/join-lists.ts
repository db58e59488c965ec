import { isPluralNoun } from '#domain/english/plural-of.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { hasVerb } from '#domain/features/retelling/has-verb.ts';
import { startSmall } from '#domain/features/retelling/start-small.ts';
import { topicOf } from '../topic-of.ts';

/** A listener remembers four things; a host has breath for so many words. */
const [maxThings, maxWords] = [4, 26];

/** How a list begins and ends, and what it belongs to: the home, "it", the building. */
type Opened = { start: string; list: string; of: string };

const freeStart =
  /^(?<start>(?:Inside, |Outside, |In the building, )?[Tt]here(?:'s| are)(?: also)?|You'd (?:have|get|see|find)|The listing also (?:names|mentions)) (?<list>(?!also )[^.]+?)(?:, too)?\.$/;
const itsStart =
  /^(?<start>It(?:'s got| has| comes with)|It's [^,.]+(?:, [^,.]+)?, with|(?:The|In the) (?:[\p{L}\d-]+ ){1,4}?(?:has|comes with)) (?<list>[^.]+)\.$/u;
const freeMore =
  /^(?:(?:(?:And|Then) )?[Tt]here(?:'s| are)(?: also)?|You'd also (?:have|get|see|find)|And|The listing also (?:names|mentions)|Also (?:on the page|in the listing):|On the page, too:) (?<list>[^.]+?)(?:, too)?\.$/;
const itsMore = /^(?:It|They) also ha(?:s|ve) (?<list>[^.]+)\.$/;

/** "Four outdoor spaces" counts what is listed next to it; "24 residences" isn't a thing to have. */
const counts = /\b(?:spaces?|residences|units|homes)$/;
const maxThingWords = 9;

/** Words that tie a thing to a place or to other things; "a walk-in closet" and "plenty of shelves" are just things. */
const tied =
  /(?<![\p{L}-])(?:with|in|on|off|for|from|by|at|to|near|over|under|between|overlooking|facing|including|featuring|plus|that|which|where|while|throughout|both|each|all|such|as|like|one|its|their|\d{4})(?![\p{L}-])/iu;
/** "Washer and dryer" is one thing. */
const pairs =
  /\b(washer|heating|heat|tub|steam|black|white|blue|gr[ae]y|living|indoor|sink|brick|steel|marble|bar|wine|closet|north|south|east|west) and (dryer|cooling|air|shower|sauna|white|black|gold|grey|gray|green|dining|outdoor|vanity|stone|glass|tile|grill|beverage|storage|north|south|east|west)/gi;

/** Sentences of one turn that only go on with a list become that list's last things: "Oak floors, beams and a bar." */
export function joinLists(text: string, isAnswer: boolean): string {
  const sentences = text.split(/(?<=\.) (?=[\p{Lu}\d])/u);
  const told: string[] = [];
  for (const written of sentences) {
    const last = told.at(-1);
    const sentence = last === undefined ? written : withoutSaid(last, written);
    if (sentence === undefined) continue;
    const joined =
      last === undefined || isElsewhere(told, sentence)
        ? undefined
        : inOneBreath(last, sentence, isAnswer && told.length === 1);
    if (joined) told.splice(-1, 1, joined);
    else told.push(last === undefined ? sentence : goingOn(last, sentence));
  }
  return told.join(' ');
}

/** After "Upstairs, there's a roof deck.", a free list may be anywhere, and one list of it all would be upstairs. */
const placed =
  /^(?:Upstairs|Downstairs|Above|Below|(?:On|In|At|Off|From|Up on) (?:the|this|one) [^,]+),|\b(?:upstairs|downstairs|rooftop|roof ?deck|(?:upper|lower|second|third|fourth|fifth|top|garden|ground|parlor) (?:level|floor))\b/i;
const onGround = /\b(?:back ?yard|front yard|side yard|yard|lawn|driveway|curb cut|lot)\b/i;
const isElsewhere = (told: readonly string[], next: string) =>
  freeMore.test(next) &&
  told.some(
    (sentence) =>
      /^(?:Upstairs|Downstairs|Above|Below|Up on)\b/.test(sentence) ||
      (placed.test(sentence) && onGround.test(next)),
  );

/** "There's a porch with a swing. There's also a swing and a bay.": only the bay is new. */
function withoutSaid(last: string, sentence: string): string | undefined {
  const list = freeMore.exec(sentence)?.groups?.list ?? '';
  const things = list === '' || hasVerb(list) ? undefined : thingsOf(list);
  const left = things?.filter((thing) => !last.toLowerCase().includes(thing.toLowerCase()));
  if (!things || left?.length === things.length) return sentence;
  const [first, ...more] = left ?? [];
  if (first === undefined) return undefined;
  return `There${areMany(first) ? ' are' : "'s"} also ${more.length > 0 ? listOf([first, ...more]) : first}.`;
}

/** "You'd also have a den." and "And a den." after a whole sentence: "There's also a den." */
function goingOn(last: string, sentence: string): string {
  const [, list] =
    /^(?:You'd also (?:have|get|see|find)|And(?! there| ask\b)|There(?:'s| are) also) ([^.]+)\.$/.exec(
      sentence,
    ) ?? [];
  if (!list || hasVerb(list)) return sentence;
  const start = `There${areMany(thingsOf(list)?.[0] ?? list) ? ' are' : "'s"}`;
  return /^There(?:'s| are) also /.test(last) && !tied.test(list)
    ? `${start} ${list}, too.`
    : `${start} also ${list}.`;
}

/** "It's a galley. It has a hatch." and "A den and a porch. The porch has a swing.": one sentence each. */
function withIts(last: string, next: string): string | undefined {
  const [, kind = ''] =
    /^(It's (?:an?|the) (?:(?!\b(?:with|in|on|of|that|which|where)\b)[^,.])+)\.$/.exec(last) ?? [];
  const [, its = ''] = /^It has ([^.]+)\.$/.exec(next) ?? [];
  const [, before = '', thing = ''] = /^(.*(?:, (?:and )?| and )?an? )([\p{Ll} -]+)\.$/u.exec(last) ?? [];
  const isOfThing = thing !== '' && next.startsWith(`The ${thing} has `);
  const ofThing = isOfThing ? next.slice(`The ${thing} has `.length, -1) : '';
  const said =
    kind !== '' && its !== '' && !tied.test(kind)
      ? `${kind}${/ with /.test(its) ? ', and it has' : ' with'} ${its}.`
      : ofThing !== '' && !hasVerb(ofThing) && !/ with /.test(ofThing)
        ? `${before}${thing} with ${ofThing}.`
        : undefined;
  return said && !hasVerb(its) && said.split(' ').length <= maxWords ? said : undefined;
}

function inOneBreath(last: string, next: string, isAnswer: boolean): string | undefined {
  const whole = withIts(last, next);
  if (whole) return whole;
  const open = openedIn(last, isAnswer);
  const more = freeMore.exec(next)?.groups?.list ?? itsMore.exec(next)?.groups?.list;
  if (!open || !more || hasVerb(more)) return undefined;
  const isOfIt = itsMore.test(next);
  if (isOfIt ? open.of === 'home' : open.of === 'it' && !isKitchenLike.test(last)) return undefined;
  const [first, second] = [thingsOf(open.list), thingsOf(more)];
  if (!first || !second || isMixed([...first, ...second])) return undefined;
  const things = isSame(first, second) ? undefined : inOrder(first, second);
  if (!things || things.length > maxThings) return undefined;
  const list = listOf(things);
  const said = `${startFor(open.start, things[0] ?? '')}${list}.`;
  return said.split(' ').length > maxWords ? undefined : upperFirst(said);
}

/** The kitchen's own things: nobody would put a pantry elsewhere. */
const isKitchenLike =
  /\b(?:counter|countertops|appliances|cabinet|cabinets|cabinetry|island|peninsula|range)\b/;

function openedIn(sentence: string, isAnswer: boolean): Opened | undefined {
  const free = freeStart.exec(sentence)?.groups;
  if (free?.list) return { start: free.start ?? '', list: free.list, of: 'home' };
  const its = itsStart.exec(sentence)?.groups;
  if (its?.list && !hasVerb(its.list)) return { start: its.start ?? '', list: its.list, of: 'it' };
  const list = sentence.replace(/\.$/, '');
  return isAnswer && !hasVerb(list) && !/[.:;]|^(?:And|Those|That|Plus) /.test(list)
    ? { start: '', list, of: 'answer' }
    : undefined;
}

function startFor(start: string, first: string): string {
  if (start === '') return '';
  const isMany = areMany(first);
  return `${start.replace(/here(?:'s| are)(?=$| also$)/, isMany ? 'here are' : "here's")} `;
}

const areMany = (thing: string) =>
  !/^(?:an?|one|that|the) /i.test(thing) &&
  (/^(?:two|three|four|five|six|several|\d+) /i.test(thing) ||
    isPluralNoun(thing.split(tied)[0]?.trim() ?? ''));

/** The things of a list; undefined if it isn't clear where they part. */
function thingsOf(list: string): string[] | undefined {
  const held = list.replace(pairs, '$1&$2');
  const parts = held.split(/, (?:and |plus )?/);
  const last = parts.at(-1) ?? '';
  const hasEnd = /, (?:and|plus) [^,]+$/.test(held);
  const ends = hasEnd || tied.test(last.split(' and ')[0] ?? '') ? [last] : last.split(' and ');
  const things = [...parts.slice(0, -1), ...ends].map((thing) => thing.replaceAll('&', ' and ').trim());
  const isClear =
    things.every(
      (thing) => thing !== '' && thing.split(' ').length <= maxThingWords && !counts.test(thing),
    ) &&
    !/ of .* and /.test(held) &&
    // "Shelves with lights, hooks and a rod": the rod may be with the shelves.
    things.slice(0, -1).every((thing) => !tied.test(thing)) &&
    (things.length === 1 || !/ and /.test(held.split(tied).slice(1).join(' ')));
  return isClear ? things : undefined;
}

/** The one thing that says where it is, or what it comes with, goes last, so that nothing else seems to. */
function inOrder(first: readonly string[], second: readonly string[]): string[] | undefined {
  const all = [...first, ...second];
  const [plain, held] = [all.filter((thing) => !tied.test(thing)), all.filter((thing) => tied.test(thing))];
  if (held.length === 0) return all;
  // "Beams and windows in the den": the beams may be in the den, too.
  if (held.length > 1 || (first.length > 1 && tied.test(first.at(-1) ?? ''))) return undefined;
  return [...plain, ...held].map((thing) => startSmall(thing));
}

function listOf(things: readonly string[]): string {
  const comma = things.length > 2 && things.some((thing) => / and /.test(thing)) ? ',' : '';
  return `${things.slice(0, -1).join(', ')}${comma} and ${things.at(-1)}`;
}

/** "In-unit laundry and an in-unit washer" would be the same thing twice. */
const isSame = (first: readonly string[], second: readonly string[]) =>
  first.some((thing) => second.some((other) => namesOf(thing).some((name) => namesOf(other).includes(name))));
const namesOf = (thing: string): string[] =>
  (thing.split(tied)[0] ?? '')
    .toLowerCase()
    .match(/\b(?:in-unit|laundry|deck|terrace|patio|balcony|garden|fireplace|ceilings|closets?|views?)\b/g) ??
  [];

/** What a listener expects in one breath. */
const groups: Record<string, string> = {
  room: 'room',
  fireplace: 'inside',
  light: 'inside',
  view: 'inside',
  floors: 'inside',
  ceilings: 'inside',
  appliances: 'kitchen',
  kitchen: 'kitchen',
};
const rooms =
  /\b(?:room|den|office|library|studio|gym|nook|suite|retreat|foyer|vestibule|hall|gallery|mudroom|attic|loft|parlor)s?\b(?! (?:deck|terrace|door))/i;
const groupOf = (thing: string) => {
  const topic = topicOf(thing) ?? (rooms.test(thing.split(tied)[0] ?? '') ? 'room' : undefined);
  return topic && (groups[topic] ?? topic);
};

/** A bathtub, a gym and tall ceilings aren't one list. */
const isMixed = (things: readonly string[]) =>
  new Set(things.map(groupOf).filter((group) => group !== undefined)).size > 1;
