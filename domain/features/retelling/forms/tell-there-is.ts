import { nameThings } from './state-things.ts';

const there = /^there(?: is|'s|’s| are) (?:also )?/i;
/** Only the previous sentence says where. */
const elsewhere = /\b(?:here|this (?:level|floor|room|space|area)|these|the bonus of)\b/i;

/** "There is a flip tax, pets are allowed": two sentences with a comma between them. */
const splice = /, (?!which|that|where|who|and|with|one|two|some|all|both)(?:[\p{L}-]+ ){1,5}(?:is|are) .*$/u;

/** "There is also a butler's pantry": the listener hasn't heard what else there is. */
export function tellThereIs(sentence: string): string[] | undefined {
  if (!there.test(sentence)) return undefined;
  if (elsewhere.test(sentence)) return [];
  const isMany = /^there are/i.test(sentence);
  const things = sentence
    .replace(splice, '')
    .replace(there, '')
    .replace(/ for (?:the |all )?residents to enjoy/i, '');
  return [`${isMany ? 'There are' : "There's"} ${nameThings(things.replace(/\.$/, ''))}`];
}
