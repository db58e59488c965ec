import { checkText } from '../compliance/check-text.ts';
import { checkClaims } from './claims/check-claims.ts';
import { hostNames } from './rules.ts';
import type { FactSheet, Script, Turn } from './schema.ts';
import type { SampleLine } from './talk-estimator.ts';

const MAX_LETTERS = 170;
const MIN_LETTERS = 45;

/**
 * Three lines that make people want to hear the talk: a short exchange about the home, and the most informative line.
 * They pass the same checks as an order's script. None if the talk has nothing to show.
 */
export function pickSampleLines(script: Script, sheet: FactSheet): SampleLine[] {
  const { turns } = script;
  const isSound = (turn: Turn | undefined) => turn !== undefined && keeps(script, sheet, turn);
  const exchange = turns
    .flatMap((answer, at) => (isExchange(turns[at - 1], answer) ? [[turns[at - 1] as Turn, answer]] : []))
    .toSorted((one, other) => invites(other) - invites(one))
    .find((pair) => pair.every(isSound));
  if (!exchange) return [];
  const best = turns
    .filter((turn) => !exchange.includes(turn) && tells(turn) > 0)
    .toSorted((a, b) => tells(b) - tells(a))
    .find(isSound);
  return best ? [...exchange, best].map(({ speaker, text }) => ({ speaker: hostNames[speaker], text })) : [];
}

/** Whether an order's script would keep a turn: it's lawful and backed by facts. */
function keeps(script: Script, sheet: FactSheet, turn: Turn): boolean {
  const isLawful = checkText(turn.text, { kind: 'script' }).verdict === 'allow';
  return isLawful && checkClaims({ ...script, turns: [turn] }, sheet).every(({ factId }) => factId);
}

/** Where the talk is about the home itself. */
const shownChapters: readonly Turn['chapter'][] = ['welcome', 'home', 'outside'];

/** Jokes and greetings that need the rest of the talk: read alone, a bad line or a quiz sounds like a fault. */
const needsTheRest =
  /\b(?:line|connection|signal|static|call(?:ed|ing)?|phone|terrible|awful|bad|worst|skip|confess|lie|bet|quiz|rules?|listing|page|hearthcast|hello|AI voices?|number|taxi|word for word)\b/i;

/** The card above the lines shows the price, and no seller wants to read first that it was cut. */
const isAboutMoney = /\$\s?\d|\b(?:price|how much|dollars?)\b/i;

/** A short line and its answer, which names something of the home. */
function isExchange(before: Turn | undefined, answer: Turn): boolean {
  if (!before || before.speaker === answer.speaker || answer.factIds.length === 0) return false;
  return [before, answer].every(
    ({ chapter, branded, isGeneral, text }) =>
      shownChapters.includes(chapter) &&
      !branded &&
      !isGeneral &&
      text.length <= MAX_LETTERS &&
      !needsTheRest.test(text) &&
      !isAboutMoney.test(text),
  );
}

/** A question draws people in; an answer with several items pays off. */
function invites([before, answer]: Turn[]): number {
  const isAsked = before?.text.trim().endsWith('?') ?? false;
  const named = answer?.text.split(/, | and /).length ?? 0;
  return (isAsked ? 3 : 0) + named + (answer && connector.test(answer.text) ? 0 : 1);
}

/** Words that tie a line to the one before it. */
const connector = /^(?:a line further|and|also|then|plus|next|besides)\b/i;

/** How much a line names. A single sentence that stands on its own reads best out of context. */
function tells({ chapter, factIds, branded, isGeneral, text }: Turn): number {
  const isShown = chapter === 'home' || chapter === 'outside';
  const fits = text.length >= MIN_LETTERS && text.length <= MAX_LETTERS && !text.includes('?');
  if (!isShown || !fits || branded || isGeneral || factIds.length === 0) return 0;
  const isOneSentence = !/[.!] /.test(text);
  const standsAlone = !connector.test(text) && !needsTheRest.test(text);
  return text.split(/, | and /).length + (isOneSentence ? 2 : 0) + (standsAlone ? 3 : 0);
}
