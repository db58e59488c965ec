import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { matchTopic } from '../passage/match-topic.ts';
import { readTopics, type Topic } from '../passage/read-topics.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

const asksLevel =
  /^(?:and |so )?(?:(?:on )?(?:which|what) (?:floor|level|story) (?:is|are|has|have)|where (?:is|are)) (?:the |a |an )?(.{3,30}?)(?: located)?(?: on| at)?[?.!]*$/;
/** "Are the bedrooms upstairs?" is answered by the floor that they are on, whichever it is; without a yes or a no. */
const asksThatLevel =
  /^(?:and |so )?(?:is|are) (?:all |both )?(?:of )?the (.{3,30}?)(?: all| both| located| found)* (?:upstairs|downstairs|(?:on|in|at) (?:the|an?) (?:\w+ )?(?:floor|level|basement|upstairs|downstairs))(?:,? or .{3,40})?[?.!]*$/;
/** The home's own floor in its building is another question. */
const isHome = /^(?:it|this|that|(?:unit|home|house|apartment|condo|place|property|loft|penthouse|co-op)s?)$/;

const level =
  '(?:first|second|third|fourth|fifth|sixth|six|seventh|\\d(?:st|nd|rd|th)|main|upper|uppermost|lower|lowest|top|ground|garden|parlor|entry|ph|penthouse|middle|basement)';
const heading = new RegExp(
  `^(?:the )?(?:${level}(?: (?:and|&|or) \\w+)? (?:floor|level)|basement)(?: (?:and|&) \\w+)?(?: \\w+)?:?\\.?$`,
  'i',
);
const subject = new RegExp(
  `^(?:on |descend to |up )?(?:the |this )?${level}(?: or \\w+)? (?:floor|level)\\b`,
  'i',
);
const named = new RegExp(`\\b${level}(?: or \\w+)? (?:floor|level)\\b`, 'i');
export const thisLevel = /\b(?:this|same) (?:floor|level)\b/i;
/** "Upstairs, the primary suite …": what follows is no longer on the level that was named before. */
const elsewhere = /^(?:upstairs|downstairs|one (?:flight|level|floor) (?:up|down)),/i;
const goesOn = /^(?:there (?:is|are)|it\b|also\b|here\b)/i;
/** "The second floor holds three bedrooms. The primary bedroom opens onto …": it's one of them. */
const isOneOf = (text: string, before: string) =>
  /^(?:the|a) (?:primary|main|principal|owner'?s?|master|largest|first) (?:bed ?room|suite)\b/i.test(text) &&
  /\bbed ?rooms\b/i.test(before) &&
  !/\b(?:secondary|additional|other|guest|more) (?:[\w-]+ )?bed ?rooms\b/i.test(before);
const maxBack = 7;
const sure = 0.8;

/**
 * "Which floor is the laundry on?" where the level stands before the sentence: as a heading, as what "this level" means, or
 * as the subject that the sentence goes on about. Both are quoted, so that a reader sees why.
 */
export function answerLevel(home: AskedHome, question: string): Draft | undefined {
  const thing = (asksLevel.exec(question) ?? asksThatLevel.exec(question))?.[1];
  if (!thing || isHome.test(thing)) return undefined;
  const { topics } = readTopics(home, readQuestion(thing), '');
  if (topics.length === 0) return undefined;
  const stated = statedLevel(home, thing, topics);
  if (stated) return quoteStatements([stated]);
  const told = home.statements.filter(({ fact }) => fact.field === 'remark');
  const found = told.flatMap((one, at) =>
    topics.every((topic) => matchTopic(one.text, topic).score >= sure) ? levelBefore(told, one, at) : [],
  );
  return found.length > 0 ? quoteStatements(found.slice(0, 2)) : undefined;
}

const ownLevel = new RegExp(
  `\\b(?:upstairs|downstairs|(?:on|at|the|entire) ${level} (?:floor|level)|(?:in|on) the (?:basement|lower level))\\b`,
  'gi',
);
const opening = 25;
const maxApart = 50;

/** "All four bedrooms are found upstairs", "Upstairs, two bedrooms and a bath": the sentence says it itself. */
function statedLevel(home: AskedHome, thing: string, topics: readonly Topic[]): Statement | undefined {
  const isMany = /s$/.test(thing);
  return home.statements.find(({ fact, text, scope }) => {
    if (fact.field !== 'remark' || scope === 'area' || scope === 'imagined') return false;
    const levels = [...text.matchAll(ownLevel)].map(({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
    }));
    const [only] = levels;
    if (!only || levels.length > 1) return false;
    return topics.every((topic) =>
      matchTopic(text, topic).spans.some(({ from, to }) => {
        const isNamed =
          matchTopic(text, topic).score >= sure && (!isMany || /s$/i.test(text.slice(from, to)));
        const isBehind = only.from <= opening && from >= only.to;
        const isBefore =
          to <= only.from && only.from - to <= maxApart && !/[,;:]/.test(text.slice(to, only.from));
        return isNamed && (isBehind || isBefore);
      }),
    );
  });
}

function levelBefore(told: readonly Statement[], { text }: Statement, at: number): Statement[] {
  const one = told[at];
  if (!one || (named.test(text) && !thisLevel.test(text))) return [];
  const back = told.slice(Math.max(0, at - maxBack), at).reverse();
  const last = back.find(
    (before) => heading.test(before.text) || named.test(before.text) || elsewhere.test(before.text),
  );
  const isMeant =
    last !== undefined &&
    (heading.test(last.text) ||
      thisLevel.test(text) ||
      (last === back[0] && subject.test(last.text) && (goesOn.test(text) || isOneOf(text, last.text))));
  return isMeant ? [last, one] : [];
}
