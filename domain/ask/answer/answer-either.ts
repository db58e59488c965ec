import type { AskedHome } from '../evidence/asked-home.ts';
import {
  type AskedQuestion,
  type AskedThing,
  isSaidOfThing,
  readQuestion,
} from '../question/read-question.ts';
import type { Draft } from './draft.ts';
import type { Part } from './part.ts';

const split =
  /^(.*?)(?:,\s*)?\s+or\s+(?:just |only |maybe |is it |is there |are they |are there |an? |the )*(.+)$/;

const isSame = (some: readonly AskedThing[], others: readonly AskedThing[]) =>
  some.every(({ concept }) => others.some((other) => other.concept === concept));

const isCounted = ({ concept }: AskedThing) => /^(?:beds|baths)$/.test(concept.id);

/**
 * "Is there a tub or just showers?" What the listing says of either is the answer, without a yes: each side is asked
 * by itself, and only a side that names a thing of its own.
 */
export function answerEither(asked: AskedQuestion, answer: (one: AskedQuestion) => Part): Draft | undefined {
  const [, left = '', right = ''] = split.exec(asked.text) ?? [];
  if (left === '') return undefined;
  const sides = [left, ...left.split(/,\s*/).slice(0, 1), right]
    .filter((side, at, all) => all.indexOf(side) === at)
    .map(readQuestion)
    .filter(({ things }) => things.some(({ concept }) => !isSaidOfThing(concept)))
    // "Is the roof shingle or metal?" isn't answered by there being a roof.
    .filter(
      ({ things, words }) => words.length > 0 || asked.things.length > 1 || !isSame(things, asked.things),
    )
    // "Are the rentals 1 beds or 2 beds?" does not ask how many bedrooms the home has.
    .filter(({ things }) => things.length === asked.things.length || !things.every(isCounted));
  const drafts = sides.flatMap((side) => {
    const part = answer(side);
    return part.kind === 'answer' ? [part.draft] : [];
  });
  const subject = /^(?:is|are|was|were|do|does) the $/.test(asked.text.slice(0, asked.things[0]?.from))
    ? asked.things[0]?.concept.stated
    : undefined;
  // "Are the bedrooms side by side or on different floors?" isn't answered by what the floors are made of.
  if (subject && !drafts.some(({ facts }) => facts.some(({ value }) => value.search(subject) >= 0)))
    return undefined;
  const texts = [...new Set(drafts.map(({ text }) => text.replace(/^(?:Yes|No)\. /, '')))];
  if (drafts.length === 0) return undefined;
  return {
    text: texts.slice(0, 2).join(' '),
    facts: drafts.flatMap(({ facts }) => facts),
    computed: drafts.flatMap(({ computed = [] }) => computed),
  };
}

const sides =
  /^(?:so |and )?(?:is|was) (?:it|this|that|the (?:unit|apartment|condo|home|house|place|building|property))(?: located| situated| considered)? (?:(?:in|on|at|an?|the|facing) )*(.+?),? or (?:is it )?(?:(?:in|on|at|an?|the|facing) )*(.+)$/;

/** "Is it a basement or garden unit?", "in the front or the back of the building?": the sentence with one of the names, and not the other. */
export function answerSide({ statements }: AskedHome, question: string): Draft | undefined {
  const [, left = '', right = ''] = sides.exec(question) ?? [];
  if (left === '') return undefined;
  const shared = right.split(' ').slice(left.split(' ').length).join(' ');
  const names = [`${left} ${shared}`.trim(), right];
  // One word alone says too little: "front" is also that of a door.
  if (names.some((name) => !name.includes(' '))) return undefined;
  const found = names.map((name) => {
    const sign = new RegExp(
      `(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]+/g, '[ -]')}(?![\\p{L}\\d])`,
      'iu',
    );
    return statements.find(
      ({ isProse, text }) => isProse && sign.test(text) && !/\b(?:not|no|never)\b/i.test(text),
    );
  });
  const [one, other] = found.filter((statement) => statement !== undefined);
  return one && !other ? { text: `The listing says: “${one.fact.value}”`, facts: [one.fact] } : undefined;
}

const asksCalled =
  /^(?:so |and )?(?:is|was) (?:it|this|that|the (?:unit|apartment|condo|home|house|place|building|property))(?: considered| still| officially)? an? ((?:[\p{L}\d-]+ ){1,2}(?:unit|apartment|condo|co-op|loft|home|house|residence|building|townhouse|townhome|duplex|penthouse|cottage|bungalow))$/u;
/** A home that "lives like" a house is called none, and one near it is another. */
const otherwise =
  /\b(?:like|not|no|never|near|nearby|next to|beside|behind|formerly|once|could|can|into|feel of(?: an?)?|rivals?|of|from|former)\b(?: [\w-]+,?){0,3} $/i;
const phraseEnds =
  /^(?:[.,;:!)]|$| (?:in|on|at|with|that|which|where|located|situated|set|nestled|is|has|offers?|features?|featuring|boasts?|and|just|by|near|perched|for|of)\b)/i;

/** "Is it a garden unit?" The sentence that calls the home so, in the question's own words. */
export function answerCalled({ statements }: AskedHome, question: string): Draft | undefined {
  const name = asksCalled.exec(question.replace(/[?!.]+$/, ''))?.[1];
  if (!name) return undefined;
  const sign = new RegExp(`(?<![\\p{L}\\d-])${name.replace(/[ -]/g, '[ -]')}(?![\\p{L}\\d-])`, 'iu');
  const found = statements.find(({ isProse, scope, text }) => {
    const at = isProse && scope !== 'area' && scope !== 'imagined' ? sign.exec(text) : null;
    return (
      at &&
      !otherwise.test(text.slice(0, at.index)) &&
      phraseEnds.test(text.slice(at.index + at[0].length)) &&
      /\b(?:an?|this|the|your|our|\d)\b[^.;]{0,40}$/i.test(text.slice(0, at.index))
    );
  });
  return found && { text: `The listing says: “${found.fact.value}”`, facts: [found.fact] };
}
