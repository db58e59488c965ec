import { numberWords } from '#domain/english/number-words.ts';
import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { checkDraft } from './check-draft.ts';
import { computedFact, type Draft } from './draft.ts';

const asked =
  /^(?:and |so )?how many (fireplaces|decks|balconies|terraces|patios)(?: (?:are there|does it have|do i get|do you get|do we get|has it got|in total|total|in it))*$/;
/** Where one stands: another word is another place. */
const places: readonly (readonly [place: string, sign: RegExp])[] = [
  ['dining', /\bdining (?:room|area)\b/gi],
  ['living', /\b(?:living room|great room|parlor|salon|sitting room|drawing room)\b/gi],
  ['family', /\b(?:family room|den|library|media room|rec(?:reation)? room)\b/gi],
  ['primary', /\b(?:primary|main|owner['’]?s|master) (?:bed ?room|suite|bath\w*)\b/gi],
  ['bedroom', /\b(?:second|third|guest|another|front|rear) bed ?room\b/gi],
  ['kitchen', /\bkitchen\b/gi],
  ['office', /\b(?:home )?office\b/gi],
  ['roof', /\broof(?:top)?\b/gi],
  ['front', /\bfront(?! door)\b/gi],
  ['back', /\b(?:back|rear)\b/gi],
  ['outside', /\b(?:patio|terrace|deck|yard|garden|outdoor\w*)\b/gi],
];
const maxApart = 60;

/**
 * "How many fireplaces?" where no sentence counts them: each that is mentioned in a room of its own, said as mentions. One
 * whose room isn't told may be any of the others, so it adds nothing.
 */
export function countMentions(home: AskedHome, question: string): Draft | undefined {
  const several = asked.exec(question.replace(/[?!.,;:]+$/, '').trim())?.[1];
  if (!several) return undefined;
  const noun = several === 'balconies' ? 'balcony' : several.slice(0, -1);
  const told = home.statements.filter(
    ({ fact, scope, text }) =>
      fact.field === 'remark' &&
      /^(?:home|imagined)$/.test(scope) &&
      !isDreamt.test(text) &&
      !ofOthers.test(text),
  );
  const plural = new RegExp(`\\b${several}\\b`, 'i');
  // Several at once have a number that nobody tells.
  if (told.some(({ text }) => plural.test(text))) return undefined;
  const found = new Map<string, Fact>();
  for (const { fact, text } of told)
    for (const { index } of text.matchAll(new RegExp(`\\b${noun}\\b${notItself}`, 'gi'))) {
      const place = placeOf(text, { from: index, to: index + noun.length }, noun);
      // "One with its own", "another": it may be one more, and nobody knows which.
      if (!place || (found.has(place) && isOneMore.test(text.slice(0, index)))) return undefined;
      if (!found.has(place)) found.set(place, fact);
    }
  if (found.size < 2) return undefined;
  const facts = [...new Set(found.values())];
  const count = numberWords(found.size);
  const draft = {
    text: `The description mentions ${count}: ${facts.map(({ value }) => `“${value.replace(/\.?$/, '.')}”`).join(' ')}`,
    facts,
    computed: [computedFact('mentions', `Mentions of a ${noun}`, `${count} ${several}`, facts)],
    isWhole: true as const,
  };
  return checkDraft(home.sheet, draft) ? draft : undefined;
}

const notItself = '(?! (?:insert|mantel|mantle|surround|wall)s?)';
const isOneMore = /\b(?:another|second|third|additional|own) (?:[\w-]+ ){0,2}$/i;
/** "Which doubles as a den" tells of a room that is there. */
const isDreamt =
  /\b(?:could|would|might|imagine|envision|picture|potential\w*|option\w*|plans?|planned|proposed|add(?:ing)?)\b/i;
const ofOthers =
  /\b(?:building|residents|neighbou?r\w*|shared|common|communal|guest house|rental|tenant|lobby|club\w*|amenit\w+)\b/i;

/** The nearest place in the clause, before the thing or behind it. */
function placeOf(text: string, { from, to }: { from: number; to: number }, noun: string): string | undefined {
  const near = places.flatMap(([place, sign]) =>
    [...text.matchAll(sign)].flatMap(({ index, 0: words }) => {
      if (words.toLowerCase() === noun || (index < to && index + words.length > from)) return [];
      const between = index < from ? text.slice(index + words.length, from) : text.slice(to, index);
      return between.length <= maxApart && !/[.;]/.test(between) ? [{ place, apart: between.length }] : [];
    }),
  );
  return near.sort((a, b) => a.apart - b.apart)[0]?.place;
}
