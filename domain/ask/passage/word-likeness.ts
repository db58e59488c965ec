import { ordinals } from '../data/ordinals.ts';
import { saysSame } from '../evidence/bind-word.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { likenessOf } from '../thesaurus.ts';

export const exact = 1;
export const synonym = 0.9;
const kind = 0.8;
/** So short a word stands for too much to be a part of another. */
const minPart = 4;
const minSharedStart = 7;
const minLead = 3;
/** So long a beginning is a short form: "barndo". */
const minShortForm = 6;

/** Words that mean so much that a thesaurus has them beside anything. */
const vague = new Set('spot place thing way part point note carry drop line case set go run take'.split(' '));

/** How surely a word of a listing speaks of what a word of a question means, from 0 to 1. */
export function wordLikeness(asked: string, stated: string): number {
  if (sameWord(asked, stated) === exact) return exact;
  if (vague.has(asked) || /\d/.test(`${asked}${stated}`)) return 0;
  if (saysSame(asked, stated)) return synonym;
  const alike = likenessOf(asked, stated);
  return alike === 'same' ? synonym : alike === 'kind' ? kind : 0;
}

/** "Third" as "3rd" and the other way around. */
function figureOf(word: string): string | undefined {
  const at = ordinals.indexOf(word);
  return at >= 0 ? `${at + 1}.` : /^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1]?.concat('.');
}

/** Whether both are forms of one word: 1 or 0. */
export function sameWord(asked: string, stated: string): number {
  const [one, other] = [figureOf(asked) ?? wordStem(asked), figureOf(stated) ?? wordStem(stated)];
  if (one === other) return exact;
  return !/\d/.test(`${one}${other}`) && (isForm(one, other) || isWithin(one, other)) ? exact : 0;
}

const ending =
  /^(?:s|es|d|ed|r|er|ers|or|ors|ing|al|als|age|ment|ation|ion|ions|able|y|ly|ist|ance|ence|ful|less|ant|ent|ity|ness|ive)$/;

/** "Rent" and "rental", "guarantee" and "guarantor"; but "work" is no form of "workshop". */
function isForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= minPart && long.startsWith(short))
    return short.length >= minShortForm || ending.test(long.slice(short.length));
  return short.length >= minSharedStart && long.startsWith(short.slice(0, minSharedStart));
}

/** Asked for a yard, a backyard is one; asked for a dishwasher, a washer is none, and a review is no view. */
const isWithin = (asked: string, stated: string) =>
  asked.length >= minPart &&
  stated.endsWith(asked) &&
  stated.length - asked.length >= minLead &&
  !/^(?:un|non|out|in)/.test(stated);
