import type { Statement } from './asked-home.ts';
import type { Span } from './bind-word.ts';
import { wished } from './cut-clause.ts';
import { isOnlyNumbered } from './is-only-seen.ts';
import { lastRoom } from './room-of.ts';

/** What is in the rooms isn't how many there are. */
export const asksInside = /^(?:and |so )?(?:what(?: else)? (?:is|are) in|what (?:do|does))\b/;
const asksPrimary = /\b(?:primary|master)\b/;
const ofPotential = /\b(?:could|can|may|might|would|potential\w*|possib\w+|imagin\w+)\b/i;

/** Whether a sentence describes the thing itself: neither counts it, nor only imagines it, nor means that of another bedroom. */
export const describesThing = (question: string, statement: Statement, span: Span, id: string) =>
  (!asksInside.test(question) || !isOnlyOfNumber(statement, span, id)) &&
  (!asksPrimary.test(question) || isOfPrimary(statement, id)) &&
  !isOnlyImagined(question, statement.text);

/** "Imagine a roof terrace" is no answer to whether there is one. */
export const isOnlyImagined = (question: string, text: string) =>
  wished.test(text) && !ofPotential.test(question);

const isOnlyOfNumber = ({ fact, text }: Statement, span: Span, id: string) =>
  /^(?:beds|baths|bathSplit)$/.test(fact.field) ||
  (/^(?:beds|baths)$/.test(id) && isOnlyNumbered(text, span));

/** The baths of other bedrooms are ensuite as well. */
export const isOfPrimary = ({ text, before, isProse }: Statement, id: string) =>
  !id.startsWith('primary-') || !isProse || namesPrimary.test(text) || lastRoom(before) === 'primary-suite';
const namesPrimary = /\b(?:primary|master|main|principal|owner['’]?s)\b/i;
