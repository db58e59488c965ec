import { findConcept } from '../concept.ts';
import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import type { Draft } from './draft.ts';

/** Parts of a home that are asked for as a whole, and how listings name them. */
const levels: [asked: RegExp, stated: RegExp][] = [
  [
    /\b(?:first|1st|main|ground|entry) (?:floor|level)\b/,
    /\b(?:first|1st|main|ground|entry)[- ](?:floor|level)\b/i,
  ],
  [/\bparlor (?:floor|level)\b/, /\bparlor[- ](?:floor|level)\b/i],
  [/\bgarden (?:floor|level)\b/, /\bgarden[- ](?:floor|level)\b/i],
  [/\b(?:second|2nd) (?:floor|level)\b/, /\b(?:second|2nd)[- ](?:floor|level)\b/i],
  [/\b(?:third|3rd) (?:floor|level)\b/, /\b(?:third|3rd)[- ](?:floor|level)\b/i],
  [
    /\b(?:fourth|4th|top) (?:floor|level)\b/,
    /\b(?:fourth|4th|top)[- ](?:floor|level)\b|\btop of the (?:home|house|building)\b/i,
  ],
  [
    /\b(?:upstairs|upper (?:floor|level))\b/,
    /\b(?:upstairs|upper[- ](?:floor|level)|second[- ](?:floor|level))\b/i,
  ],
  // What leads to the basement isn't in it.
  [/\bcellar\b/, /^(?:[\w-]+,? ){0,4}(?<!wine )cellar\b/i],
  [/\bbasement\b/, /^(?:[\w-]+,? ){0,4}(?:basement|(?<!wine )cellar)\b/i],
  [/\battic\b/, /^(?:[\w-]+,? ){0,4}attic\b/i],
  [/\b(?:downstairs|lower (?:floor|level))\b/, /\b(?:downstairs|lower[- ](?:floor|level)|basement)\b/i],
];
const asksForContents =
  /^(?:so |and )?(?:what|anything|which rooms?|tell me|describe|how is)\b(?! (?:floor|level)\b)(?!.*\b(?:used|view|size|material|color|condition|height)\b)/;
const maxSentences = 3;

/** "What's on the third floor?", "what amenities are there?": the sentences that tell it, in their order. */
export function answerInventory(home: AskedHome, asked: AskedQuestion): Draft | undefined {
  const { text, things, words } = asked;
  const only = things.length === 1 ? things[0]?.concept.id : undefined;
  if (only === 'amenities' && words.length === 0) return quoteAll(amenitySentences(home));
  const level = levels.find(([sign]) => sign.test(text));
  const isOther = things.some(
    ({ concept }) => !/^(?:floors|stairs|basement|unit-floor|stories)$/.test(concept.id),
  );
  if (!level || isOther || !asksForContents.test(text)) return undefined;
  return quoteAll(sentencesOf(home, level[1]));
}

const remarks = ({ statements }: AskedHome) => statements.filter(({ fact }) => fact.field === 'remark');

/** Sentences that name the level; behind a bare heading, those that follow it up to the next one. */
function sentencesOf(home: AskedHome, level: RegExp): Statement[] {
  const all = remarks(home);
  return all.filter(
    (one, at) =>
      (level.test(one.text) && !isHeading(one)) ||
      (isOfHome(one) && (headingOf(all, at)?.text.search(level) ?? -1) >= 0),
  );
}

/** Behind the last heading, a text goes on about the building and its place. */
const isOfHome = ({ text, scope }: Statement) =>
  scope === 'home' && !/\b(?:building|co-?op|cooperative|condo(?:minium)?|located|blocks?)\b/i.test(text);

const isHeading = ({ text }: Statement) =>
  text.split(/\s+/).length <= 4 && /\b(?:floor|level|upstairs|downstairs)\b/i.test(text);

function headingOf(all: readonly Statement[], at: number): Statement | undefined {
  return isHeading(all[at] as Statement) ? undefined : all.slice(0, at).findLast(isHeading);
}

const amenities = [
  'doorman',
  'super',
  'gym',
  'pool',
  'hot-tub',
  'sauna',
  'roof-deck',
  'courtyard',
  'garden',
  'bike-room',
  'storage',
  'laundry',
  'elevator',
  'playroom',
  'packages',
  'intercom',
  'tennis',
  'dog-amenities',
  'grill',
  'parking',
  'library',
  'security',
  'amenities',
];

/** Sentences about the building that name what it has: two things at least, or one in a list of its own. */
function amenitySentences(home: AskedHome): Statement[] {
  const shared = remarks(home).map((one) => ({
    one,
    count: amenities.filter((id) => names(one, id)).length,
  }));
  const ofBuilding = ({ one, count }: (typeof shared)[number]) =>
    count > 0 &&
    (one.scope === 'building' ||
      /\b(?:building|residents|amenit\w+|common|association|community|full[- ]service)\b/i.test(one.text));
  return shared
    .filter((each) => ofBuilding(each))
    .sort((a, b) => b.count - a.count)
    .map(({ one }) => one);
}

const names = ({ text }: Statement, id: string) => text.search(findConcept(id)?.stated ?? /$^/) >= 0;

function quoteAll(found: readonly Statement[]): Draft | undefined {
  const chosen = found.slice(0, maxSentences);
  if (chosen.length === 0) return undefined;
  const said = chosen
    .map(({ fact }) => (/[.?!]$/.test(fact.value) ? fact.value : `${fact.value}.`))
    .join(' ');
  return { text: `The listing says: “${said}”`, facts: chosen.map(({ fact }) => fact) };
}
