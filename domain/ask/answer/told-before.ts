import type { Draft } from './draft.ts';
import type { Part } from './part.ts';

const pronoun = '(?:it|they|that|those|them|these|he|she|i|we|you|there)';
const month = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

/** Questions that name nothing of their own, and how the sentence before shows that it has told the answer. */
const furthers: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    new RegExp(
      `^(?:and |so |but )?(?:(?:un)?till? |since |by )?when(?: (?:would|will|do|does|could|can|is|are|was|were|did) ${pronoun}(?: \\w+){0,3})?$`,
    ),
    new RegExp(
      `\\b(?:19|20)\\d\\d\\b|\\d{1,2}/\\d{1,2}|\\b(?:${month})[a-z]*\\b|\\bmay \\d|\\b(?:after|until|through|from|end of|within|upon)\\b[^.;]{0,30}\\b(?:years?|months?|days?|day one|closing|ownership)\\b|\\b(?:immediately|day (?:one|1))\\b`,
      'i',
    ),
  ],
  [
    new RegExp(
      `^(?:and |so )?(?:about )?how (?:big|large|long|wide|tall|high|deep)(?: (?:is|are) ${pronoun})?$`,
    ),
    /\d[\d,.]*[- ]?(?:sq|square|feet|foot|ft|by|x|acres?|['’"])|\d ?sq/i,
  ],
  [
    /^(?:and |so )?(?:can|could|would) (?:you|i|we|one|people) (?:be able to )?stand(?: up)?(?: straight| fully)?(?: (?:in|down|inside))?(?: (?:it|there|that))?$/,
    /\d[\d.]*[- ]?(?:foot|feet|ft|['’])/i,
  ],
  [
    new RegExp(
      `^(?:and |so )?how (?:do|does|would|will|can|could) ${pronoun} (?:get|go|reach|access|enter|come)(?: (?:out|up|in|into|onto|down))?(?: ?to)?(?: (?:${pronoun}|there))?$`,
    ),
    /\b(?:access\w*|through|via|off (?:of )?the|from the|opens?|leads?|stairs?|steps?|elevators?|ladder|doors?|sliders?)\b/i,
  ],
  [
    /^(?:and |so )?(?:(?:what|which) (?:are the |are their )?hours|(?:un)?till? (?:what|when)(?: time)?|what times?)(?: (?:is|are|do|does) (?:it|they|he|she)(?: \w+){0,2})?$/,
    /\d ?(?:[ap]\.?m\b|:\d|-?hours?)|24\/7|\b(?:noon|midnight|around the clock)\b/i,
  ],
  [
    /^(?:and |so )?(?:which|what) (?:way|direction|side)s? (?:do|does|are|is) (?:the windows|it|they|those)(?: (?:face|facing|on|look))?(?: out)?$/,
    /\b(?:north|south|east|west)\w*\b/i,
  ],
  [
    new RegExp(`^(?:and |so )?what(?:'?s| is| are|s)? ${pronoun} for$`),
    /\b(?:towards?|to (?:fund|cover|pay for|finance|replace)|for (?:an?|the|new)) \w+/i,
  ],
  [
    /^(?:and |so )?(?:for )?how long(?: (?:is|are|for|does|do|will) (?:it|that|they)(?: \w+)?)?$/,
    /\b(?:years?|months?|weeks?|until|through)\b/i,
  ],
  // "The unit downstairs, is it a studio?" is told with its bedroom.
  [
    /^(?:and |so )?is (?:it|that|this) an? (?:studio|(?:one|two|three|\d)[- ]bed(?:room)?)(?: (?:apartment|unit))?$/,
    /\b(?:\d|one|two|three|four)[- ]bed(?:room)?\b[^;]{0,50}\b(?:apartment|unit|duplex|suite|flat|cottage)\b|\bstudio\b/i,
  ],
];

/** "Until when?" behind the sentence that says it asks for nothing more. That sentence, whole where its cut left it out. */
export function toldBefore(question: string, parts: readonly Part[]): Part | undefined {
  const last = parts.at(-1);
  const text = question.toLowerCase().replace(/[?!.,\s]+$/g, '');
  const told = furthers.find(([asked]) => asked.test(text))?.[1];
  if (last?.kind !== 'answer' || !told) return undefined;
  if (told.test(last.draft.text)) return last;
  const facts = last.draft.facts.filter(({ field, value }) => field === 'remark' && told.test(value));
  return facts.length === 1 ? { kind: 'answer', draft: wholeOf(last.draft, facts) } : undefined;
}

const wholeOf = (draft: Draft, facts: Draft['facts']): Draft => ({
  ...draft,
  text: `The listing says: “${facts.map(({ value }) => (/[.?!]$/.test(value) ? value : `${value}.`)).join(' ')}”`,
  facts,
});
