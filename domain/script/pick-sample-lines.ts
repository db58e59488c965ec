import { checkText } from '../compliance/check-text.ts';
import { checkClaims } from './claims/check-claims.ts';
import { hostNames } from './rules.ts';
import type { FactSheet, Script, Turn } from './schema.ts';
import type { SampleLine } from './talk-estimator.ts';

const MAX_LETTERS = 170;
const MIN_LETTERS = 45;

/**
 * Three lines of a talk that show what it is like: the opening question with its answer, and the line that says most about
 * the home. They pass the same checks as the script of an order. None if the talk has nothing to show.
 */
export function pickSampleLines(script: Script, sheet: FactSheet): SampleLine[] {
  const { turns } = script;
  const isSound = (turn: Turn | undefined) => turn !== undefined && keeps(script, sheet, turn);
  const at = turns.findIndex((turn, index) => {
    const before = turns[index - 1];
    return before && isAnswer(turn) && isInviting(before) && isSound(turn) && isSound(before);
  });
  const [question, answer] = [turns[at - 1], turns[at]];
  if (!question || !answer) return [];
  const best = turns
    .slice(at + 1)
    .filter((turn) => tells(turn) > 0)
    .toSorted((a, b) => tells(b) - tells(a))
    .find(isSound);
  return best
    ? [question, answer, best].map(({ speaker, text }) => ({ speaker: hostNames[speaker], text }))
    : [];
}

/** Whether an order's script would keep a turn: it is lawful and backed by facts. */
function keeps(script: Script, sheet: FactSheet, turn: Turn): boolean {
  const isLawful = checkText(turn.text, { kind: 'script' }).verdict === 'allow';
  return isLawful && checkClaims({ ...script, turns: [turn] }, sheet).every(({ factId }) => factId);
}

function isAnswer({ chapter, factIds, branded, isGeneral, text }: Turn): boolean {
  const isEarly = chapter === 'welcome' || chapter === 'home';
  return isEarly && factIds.length > 0 && !branded && !isGeneral && text.length <= MAX_LETTERS;
}

/** Jokes that need the rest of the talk: read alone, a bad line or a quiz sounds like a fault. */
const bit =
  /\b(?:line|connection|signal|static|call(?:ed|ing)? me|phone|terrible|awful|bad|worst|boring|skip|confess|lie|bet|quiz|rules?)\b/i;

/** Whether a line makes a stranger want to hear the next one. */
function isInviting({ branded, text }: Turn): boolean {
  return !branded && text.length <= MAX_LETTERS && !bit.test(text);
}

/** What ties a line to the one before it. */
const connector = /^(?:a line further|and|also|then|plus|next|besides)\b/i;

/** How much a line names. One sentence that begins on its own reads best away from its neighbors. */
function tells({ chapter, factIds, branded, isGeneral, text }: Turn): number {
  const isShown = chapter === 'home' || chapter === 'outside';
  const fits = text.length >= MIN_LETTERS && text.length <= MAX_LETTERS && !text.includes('?');
  if (!isShown || !fits || branded || isGeneral || factIds.length === 0) return 0;
  const isOneSentence = !/[.!] /.test(text);
  return text.split(/, | and /).length + (isOneSentence ? 2 : 0) + (connector.test(text) ? 0 : 3);
}
