import type { AskedHome } from '../evidence/asked-home.ts';
import { leadWith, tellsOfHome } from './answer-outright.ts';
import type { Draft } from './draft.ts';

const outside = '(?:deck|terrace|patio|balcony|porch|sunroom)';
const room =
  "(living room|dining room|kitchen|(?:primary|main|master|owner[’']?s) (?:bed ?room|suite)|second bed ?room|guest (?:bed ?)?room|bed ?room|family room|den|office)";
const asked = new RegExp(
  `^(?:so )?is the (?:(?:front|back|rear|covered|private|big|little|small) )*(${outside}) (?:right )?off(?: of)? the ${room}$`,
);
const kinds: Record<string, RegExp> = {
  primary: /^(?:primary|main|master|owner)/i,
  bedroom: /bed ?room$/i,
};
const kindOf = (name: string) =>
  Object.entries(kinds).find(([, sign]) => sign.test(name))?.[0] ?? name.toLowerCase();

/** "Is the balcony off the living room?" where it is said to be off the primary suite, and off nothing else. */
export function answerOff(home: AskedHome, question: string): Draft | undefined {
  const [, thing, where] = asked.exec(question.replace(/[?!.,;:]+$/, '').trim()) ?? [];
  if (!thing || !where) return undefined;
  const said = new RegExp(
    `\\b${thing}\\b(?:(?!\\b${outside}\\b)[^.;]){0,50}?\\boff(?: of)? (?:the |your )?${room}\\b`,
    'i',
  );
  const several = new RegExp(`\\b${thing === 'balcony' ? 'balconies' : `${thing}s`}\\b`, 'i');
  const told = home.statements.filter(tellsOfHome);
  const named = told.filter(({ text }) => new RegExp(`\\b${thing}\\b`, 'i').test(text));
  const found = named.flatMap((one) => {
    const at = said.exec(one.text);
    return at ? [{ one, words: at[0], room: kindOf(at[1] ?? '') }] : [];
  });
  const [first] = found;
  // A bedroom may be the primary one.
  const isOpen =
    first && [first.room, kindOf(where)].every((name) => name in kinds) && first.room !== kindOf(where);
  if (
    !first ||
    isOpen ||
    told.some(({ text }) => several.test(text)) ||
    found.some(({ room: one }) => one !== first.room)
  )
    return undefined;
  return leadWith(home, question, first.room === kindOf(where) ? 'Yes' : 'No', [first.one], first.words);
}
