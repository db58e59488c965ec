import { upperFirst } from '#domain/english/upper-first.ts';
import type { PlannedLine } from './scene-picker.ts';

/** An answer doesn't say again what the question has named: "And the kitchen?" is answered by "White cabinets and …". */
export function answerPlainly<Line extends PlannedLine>(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const before = lines[at - 1];
    const isAnswer = line.speaker === 'nora' && before?.speaker === 'miles' && told.test(line.sceneId);
    const text = isAnswer ? plainAnswer(before.text, line.text) : line.text;
    return text === line.text ? line : { ...line, text };
  });
}

/** The plain answers, but whole where the editor refuses the short one: some limits stand in what was left out. */
export function editPlainly<Line extends PlannedLine, Found extends { at: number }>(
  lines: readonly Line[],
  find: (some: readonly Line[]) => Found[],
): { lines: Line[]; faults: Found[] } {
  const plain = answerPlainly(lines);
  const faults = find(plain);
  const refused = new Set(faults.filter(({ at }) => plain[at] !== lines[at]).map(({ at }) => at));
  if (refused.size === 0) return { lines: plain, faults };
  const kept = plain.map((line, at) => (refused.has(at) ? (lines[at] ?? line) : line));
  return { lines: kept, faults: find(kept) };
}

/** What was read from the listing; what authors wrote is an answer as it stands. */
const told = /^(?:told|line|lead) /;

/** The first sentence of an answer without what its question has said. */
export function plainAnswer(asking: string, answer: string): string {
  const question = asking.split(/(?<=[.!?]["”]?) /).at(-1) ?? '';
  const [first = '', ...rest] = answer.split(/(?<=[.!?]["”]?) (?=["“]?[\p{Lu}\d])/u);
  const [, count] = asksForHomes.test(question)
    ? (/^(?:The building|It) has ([\p{L}\d-]+) units\.$/u.exec(first) ?? [])
    : [];
  if (count) return [`${upperFirst(count)}.`, ...rest].join(' ');
  const short = aboutSubject(question, first) ?? thingsAsked(question, first, rest);
  return short ? [short, ...rest].join(' ') : answer;
}

const asksForHomes = /\bhow many homes are\b/i;

/** What there is to say of a room without its name. */
const qualities =
  'updated|upgraded|renovated|remodeled|redesigned|open|open-concept|all-new|marble-clad|double-height|eat-in|windowed|large|very large|big|oversized|spacious|separate|private|finished|unfinished|formal|new|brand-new|modern';
const rooms =
  '(?:living|dining|great|family|laundry|powder|sitting|media|billiards|breakfast) room|kitchen|galley kitchen|primary (?:bedroom suite|bedroom|suite|bathroom|bath)|principal (?:bedroom|suite)|guest (?:bedroom|suite)|second (?:bedroom|bath)|(?:lower|upper|garden|main|first|second|third|fourth|parlor|top|ground) (?:level|floor)|basement|den|office|library|attic|mudroom|foyer|garage|carriage house|coach house|backyard|yard|garden|patio|deck|roof deck|terrace|balcony|courtyard|lot|layout|floor plan|facade|building|lobby';
const subject = new RegExp(
  `^The (?<qualities>(?:(?:${qualities}),? (?:and )?)*)(?<name>${rooms}) (?<rest>(?:has|is|was|opens|overlooks|faces|leads|connects|sits|seats|measures|spans|comes|runs)\\b.+)$`,
);

/** "The kitchen has a range" where the kitchen was asked for: "It has a range", or the range alone. */
function aboutSubject(question: string, first: string): string | undefined {
  const { qualities: kind = '', name = '', rest = '' } = subject.exec(first)?.groups ?? {};
  if (name === '' || !new RegExp(`\\b${name}\\b`, 'i').test(question)) return undefined;
  if (kind === '')
    return onlyThings(question, rest.replace(/^has /, 'It has ')) ?? `It ${rest}`.replace(isOf, "It's ");
  const [, things] = /^has ([^.]+\.)$/.exec(rest) ?? [];
  const isPlain = things !== undefined && !beside.test(things) && !/ with /.test(things);
  return isPlain
    ? `It's ${kind.trim().replace(/^([^,]+), ([^,]+)$/, '$1 and $2')}, with ${things}`
    : undefined;
}

const isOf = /^It (?:is|has(?= been\b)) /;
/** What follows "has" and is no thing. */
const beside = /^(?:been|also|to|no|never|not|only|just|since|had|undergone|room for|access)\b/;

/** Yes or no is answered in a sentence, and so is how something is done. */
const asksForThings =
  /^(?:(?:And|So|Now|Then|But|Okay|Next),? )?(?:the [^.]*\?$|what|which|in the |on the |of (?:all|everything)|describe|picture|tell me|i'd like|i'd love|how about|take me|show me|walk me|open the|on to|let's|outside|outdoors|indoors|inside|upstairs|downstairs|materials|storage|parking|laundry|closets|appliances|finishes|heating|parks|nearby|for (?:dinner|everybody)|out the window)/i;
const asksHowMany =
  /\bhow (?:many|big|much|far|high|old)\b|\bwhat (?:sort|kind|should)\b|\bwhat's the (?:lot|story)\b/i;
const listed =
  /^(?:There(?:'s| are)|It has|(?:The|This) (?:home|house|condo|co-op|townhouse|apartment|unit|building) has|Inside, there(?:'s| are)|Outside, there(?:'s| are)) (?<things>.+)$/;

/** "A bath on each floor and the bedrooms are upstairs": what begins as a list goes on as a sentence. */
const ownClause =
  /(?:,| and| but)(?:(?!\b(?:that|which|who|where)\b)[^,])*\b(?:is|are|was|were|has|have|it's|they're|there's)\b/;
/** "The primary suite?" – "A primary suite with a bay" */
const roomWith = new RegExp(`^an? (${rooms}) with (.+)$`);

/** "What's the building like?" is answered by the things, not by "There's". */
function thingsAsked(question: string, first: string, rest: readonly string[]): string | undefined {
  // What goes on about "it" needs a sentence to go on from.
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
  const { things = '' } = listed.exec(first)?.groups ?? {};
  const isList =
    things !== '' && !beside.test(things) && !/\b(?:too|as well)\.$/.test(things) && !things.includes(':');
  if (!isList || ownClause.test(things)) return undefined;
  if (echoes(question, things)) return undefined;
  const [, name = '', inIt] = roomWith.exec(things) ?? [];
  const isNamed = inIt !== undefined && question.toLowerCase().includes(name);
  return upperFirst((isNamed ? inIt : things).replace(/^amenities including /, ''));
}

/** Whether one thing alone only says again what was asked for: "What about closets?" – "Custom closets." */
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
