import type { AskedHome } from '../evidence/asked-home.ts';
import { computedFact, type Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

const outdoors =
  '(?:gardens?|patios?|terraces?|decks?|balcon(?:y|ies)|(?:back ?)?yards?|courtyards?|porch(?:es)?)';
const asksSize = new RegExp(
  `^(?:so |and )?how (?:big|large|many square feet) is the (?:private |outdoor |back |rear )?(${outdoors})\\W*$`,
);
const area = '\\d[\\d,]*[- ]?(?:square[- ]f(?:oo|ee)t|sq\\.? ?ft\\.?|sf)';
const sides = "(\\d+(?:\\.\\d+)?)['’]?(?: f(?:ee|oo)?t)? ?(?:x|by) ?(\\d+(?:\\.\\d+)?)['’]?";
const sized = new RegExp(
  `(?:${area}|${sides})\\)?(?:[- ](?:foot|feet|ft))? (?:[\\w-]+ ){0,3}(${outdoors})\\b`,
  'i',
);

/** "The garden patio" is one place by two names, so "a 300-square-foot patio" tells how big the garden is. */
export function answerOutdoorSize(home: AskedHome, question: string): Draft | undefined {
  const asked = asksSize.exec(question)?.[1]?.replace(/s$/, '');
  if (!asked) return undefined;
  const told = home.statements.filter(({ isProse, text }) => isProse && sized.test(text));
  const [only] = told;
  const name = only && sized.exec(only.text)?.at(-1)?.toLowerCase().replace(/s$/, '');
  if (!only || !name || told.length > 1) return undefined;
  const isOne = (text: string) => new RegExp(`\\b(?:${asked} ${name}|${name} ${asked})\\b`, 'i').test(text);
  return name === asked || home.statements.some(({ text }) => isOne(text))
    ? quoteStatements([only])
    : undefined;
}

const asksFeet = new RegExp(
  `^(?:so |and )?how (?:big|large|many square feet) is the .*?(${outdoors})\\b.*\\bsquare feet\\b`,
);
const part = new RegExp(
  `${sides}[^.;,]{0,40}?\\b(?<after>${outdoors})\\b|\\b(?<before>${outdoors}) (?:is |measures |measuring |of )?(?:about )?\\(?${sides}`,
  'gi',
);

/** "How big is the deck in square feet?" where the listing gives its two sides. */
export function inSquareFeet(question: string, draft: Draft): Draft {
  const asked = asksFeet.exec(question)?.[1]?.replace(/s$/, '');
  const found = [...draft.text.matchAll(part)];
  const [one] = found;
  const name = one?.groups?.after ?? one?.groups?.before;
  const isOf = asked !== undefined && name?.toLowerCase().replace(/s$/, '') === asked;
  if (!one || !isOf || found.length > 1 || new RegExp(area, 'i').test(draft.text)) return draft;
  const [long = 0, wide = 0] = one
    .slice(1)
    .filter((side) => /^\d/.test(side ?? ''))
    .map(Number);
  const sum = `${Math.round(long * wide).toLocaleString('en-US')} square feet`;
  return {
    text: `${draft.text} That comes to about ${sum}.`,
    facts: draft.facts,
    computed: [computedFact('outdoor-size', 'Sides multiplied', sum, draft.facts)],
  };
}
