import { joinList } from '#domain/english/join-list.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { joinLists } from './join-lists.ts';
import type { PlannedLine } from './scene-picker.ts';
import { speakPlainly } from './speak-plainly.ts';

/** An answer doesn't repeat its question's noun: "And the kitchen?" is answered by "White cabinets and …". */
export const answerPlainly = <Line extends PlannedLine>(lines: readonly Line[]): Line[] =>
  retold(lines, (line, question) => (question === undefined ? line.text : plainAnswer(question, line.text)));

/** The plain answers, with what Nora lists in one turn as one list, and in the words people use. */
const answerAsSpoken = <Line extends PlannedLine>(lines: readonly Line[]): Line[] =>
  retold(answerPlainly(lines), (line, question, reply) =>
    speakPlainly(joinLists(line.text, question !== undefined), { question, reply }),
  );

/** Lines read from the listing in other words; answers by authors stay as they are. */
function retold<Line extends PlannedLine>(
  lines: readonly Line[],
  say: (line: Line, question: string | undefined, reply: string | undefined) => string,
): Line[] {
  return lines.map((line, at) => {
    if (line.speaker !== 'nora' || !told.test(line.sceneId)) return line;
    const before = lines[at - 1];
    // A chapter that begins with an answer needs all of it.
    const isAsked = before?.speaker === 'miles' && before.chapter === line.chapter;
    const text = say(line, isAsked ? before.text : undefined, lines[at + 1]?.text);
    return text === line.text ? line : { ...line, text };
  });
}

/** As people would say it. If the editor rejects that form of a line, a fuller one, since what we dropped may hold a limit. */
export function editPlainly<Line extends PlannedLine, Found extends { at: number }>(
  lines: readonly Line[],
  find: (some: readonly Line[]) => Found[],
): { lines: Line[]; faults: Found[] } {
  let said = answerAsSpoken(lines);
  let faults = find(said);
  for (const fuller of [answerPlainly(lines), lines]) {
    const refused = new Set(faults.map(({ at }) => at).filter((at) => said[at]?.text !== fuller[at]?.text));
    if (refused.size === 0) continue;
    said = said.map((line, at) => (refused.has(at) ? (fuller[at] ?? line) : line));
    faults = find(said);
  }
  return { lines: said, faults };
}

/** Read from the listing. */
const told = /^(?:told|line|lead) /;

/** The first sentence of an answer, without what its question already said. */
export function plainAnswer(asking: string, answer: string): string {
  const question = asking.split(/(?<=[.!?]["”]?) /).at(-1) ?? '';
  const [first = '', ...rest] = answer.split(/(?<=[.!?]["”]?) (?=["“]?[\p{Lu}\d])/u);
  const [, count] = asksForHomes.test(question)
    ? (/^(?:The building|It) has ([\p{L}\d-]+) units\.$/u.exec(first) ?? [])
    : [];
  if (count) return [`${upperFirst(count)}.`, ...rest].join(' ');
  const short =
    openPlan(question, first) ?? aboutSubject(question, first) ?? thingsAsked(question, first, rest);
  return short ? [short, ...rest].join(' ') : answer;
}

/** "What's the floor plan like?" – "There's an open floor plan." */
function openPlan(question: string, first: string): string | undefined {
  const [, kind] =
    /^(?:It has|There's|Inside, there's|An?) (?:an )?(open(?:-concept)?)(?: concept)? (?:layout|floor ?plan)\.$/i.exec(
      first,
    ) ?? [];
  return kind && /\b(?:floor plan|layout)\b/i.test(question) ? `It's ${kind.toLowerCase()}.` : undefined;
}

const asksForHomes = /\bhow many homes are\b/i;

/** Qualities of a room that don't need its name. */
const qualities =
  'updated|upgraded|renovated|remodeled|redesigned|open|open-concept|all-new|marble-clad|double-height|eat-in|windowed|large|very large|big|oversized|spacious|separate|private|finished|unfinished|formal|new|brand-new|modern';
const rooms =
  '(?:living|dining|great|family|laundry|powder|sitting|media|billiards|breakfast) room|kitchen|galley kitchen|primary (?:bedroom suite|bedroom|suite|bathroom|bath)|principal (?:bedroom|suite)|guest (?:bedroom|suite)|second (?:bedroom|bath)|(?:lower|upper|garden|main|first|second|third|fourth|parlor|top|ground) (?:level|floor)|basement|den|office|library|attic|mudroom|foyer|garage|carriage house|coach house|backyard|yard|garden|patio|deck|roof deck|terrace|balcony|courtyard|lot|layout|floor plan|facade|building|lobby';
const subject = new RegExp(
  `^The (?<qualities>(?:(?:${qualities}),? (?:and )?)*)(?<name>${rooms}) (?<rest>(?:has|is|was|opens|overlooks|faces|leads|connects|sits|seats|measures|spans|comes|runs)\\b.+)$`,
);

/** "The kitchen has a range" after a question about the kitchen: "It has a range", or just the range. */
function aboutSubject(question: string, first: string): string | undefined {
  const { qualities: kind = '', name = '', rest = '' } = subject.exec(first)?.groups ?? {};
  if (name === '' || !new RegExp(`\\b${name}\\b`, 'i').test(question)) return undefined;
  if (kind === '')
    return onlyThings(question, rest.replace(/^has /, 'It has ')) ?? `It ${rest}`.replace(isOf, "It's ");
  const [, things] = /^has ([^.]+\.)$/.exec(rest) ?? [];
  const isPlain = things !== undefined && !beside.test(things) && !/ with /.test(things);
  return isPlain ? `It's ${joinList(kind.match(oneQuality) ?? [])}, with ${things}` : undefined;
}

const oneQuality = new RegExp(`\\b(?:${qualities})(?=[ ,])`, 'g');
const isOf = /^It (?:is|has(?= been\b)) /;
/** Words after "has" that aren't things. */
const beside =
  /^(?:(?:\p{L}+ly )?been|also|to|no|never|not|only|just|since|had|undergone|room for|access)\b/u;

/** Yes/no and "how" questions get a full sentence. */
const asksForThings =
  /^(?:(?:And|So|Now|Then|But|Okay|Next),? )?(?:the [^.]*\?$|what|which|in the |on the |of (?:all|everything)|describe|picture|tell me|i'd like|i'd love|how about|take me|show me|walk me|open the|on to|let's|outside|outdoors|indoors|inside|upstairs|downstairs|materials|storage|parking|laundry|closets|appliances|finishes|heating|parks|nearby|for (?:dinner|everybody)|out the window)/i;
const asksHowMany =
  /\bhow (?:many|big|much|far|high|old)\b|\bwhat (?:sort|kind|should)\b|\bwhat's the (?:lot|story)\b/i;
const listed =
  /^(?:There(?:'s| are)|It has|(?:The|This) (?:home|house|condo|co-op|townhouse|apartment|unit|building) has|Inside, there(?:'s| are)|Outside, there(?:'s| are)) (?<things>.+)$/;

/** "A bath on each floor and the bedrooms are upstairs": starts as a list and continues as a sentence. */
const ownClause =
  /(?:,| and| but)(?:(?!\b(?:that|which|who|where)\b)[^,])*\b(?:is|are|was|were|has|have|it's|they're|there's)\b| and (?:leads?|opens?|connects?|flows?|looks?|sits?|comes?|faces|overlooks?|includes?|seats?|fits?) (?!up\b)/;
/** "The primary suite?" – "A primary suite with a bay" */
const roomWith = new RegExp(`^an? (${rooms}) with (.+)$`);

/** The answer to "What's the building like?" is the things themselves, without "There's". */
function thingsAsked(question: string, first: string, rest: readonly string[]): string | undefined {
  // A sentence about "it" needs a sentence to refer to.
  if (
    rest.some(
      (text) =>
        /^(?:It|They|Both|Each|All|Its|Their|There(?:'s| are) also|It also)\b/.test(text) &&
        !/^It also has /.test(text),
    )
  )
    return undefined;
  return onlyThings(question, first);
}

function onlyThings(question: string, first: string): string | undefined {
  if (!asksForThings.test(question) || asksHowMany.test(question)) return undefined;
  // A kitchen has no amenities.
  const [, inRoom] = /^Amenities include (.+)$/.exec(first) ?? [];
  if (inRoom && /\b(?:kitchen|appliances)\b/.test(question)) return upperFirst(inRoom);
  const { things = '' } = listed.exec(withoutPlaceAsked(question, first))?.groups ?? {};
  const isList =
    things !== '' && !beside.test(things) && !/\b(?:too|as well)\.$/.test(things) && !things.includes(':');
  if (!isList || ownClause.test(things)) return undefined;
  if (echoes(question, things)) return undefined;
  const [, name = '', inIt] = roomWith.exec(things) ?? [];
  const isNamed = inIt !== undefined && question.toLowerCase().includes(name);
  return upperFirst((isNamed ? inIt : things).replace(/^amenities including /, ''));
}

/** "What's on the top floor?" – "On the top floor, there's a den." */
function withoutPlaceAsked(question: string, first: string): string {
  const [, place = '', rest = ''] =
    /^(?:(?:On|In) the ([\p{L} ]+)|(Upstairs|Downstairs)), (there(?:'s| are) .+)$/u
      .exec(first)
      ?.filter((part) => part !== undefined) ?? [];
  return place !== '' && question.toLowerCase().includes(place.toLowerCase()) ? upperFirst(rest) : first;
}

/** Whether a single thing only echoes the question: "What about closets?" – "Custom closets." */
function echoes(question: string, things: string): boolean {
  const thing = things.replace(/(?:(?<!outdoor) spaces?)?\.$/, '');
  if (/,| (?:and|with|in|on|of|from|off|to|for|throughout) /.test(thing)) return false;
  const [last = ''] = /[\p{L}-]+$/u.exec(thing) ?? [];
  const isAsked = stems(question).includes(stemOf(last)) || (outside.test(question) && outside.test(thing));
  return isAsked || /\b(?:bedrooms|building) like\?$/i.test(question);
}

const outside = /\b(?:outdoors?|outside)\b/i;
const stems = (text: string) => (text.match(/[\p{L}-]+/gu) ?? []).map(stemOf);
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/^bathroom/, 'bath')
    .replace(/s$/, '');
