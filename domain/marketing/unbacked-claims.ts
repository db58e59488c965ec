import { checkText } from '../compliance/check-text.ts';
import { rewriteText } from '../compliance/rewrite-text.ts';
import type { TextKind } from '../compliance/schema.ts';
import { AppError } from '../errors.ts';
import { type CheckClaims, findUnbackedNumbers, plainSentences } from './facts/find-unbacked.ts';
import type { HomeFacts } from './facts/home-facts.ts';
import { openHouseTime } from './facts/occasions.ts';
import type { OpenHouse } from './schema.ts';

export type ClaimSources = {
  facts: HomeFacts;
  openHouse?: OpenHouse | null;
  /** The studio's ledger; without one only numbers are checked. */
  checkClaims?: CheckClaims | undefined;
};

/** What a text says that nothing known about the home carries. */
export function unbackedClaims(text: string, { facts, openHouse, checkClaims }: ClaimSources): string[] {
  const given = openHouse ? openHouseTime(openHouse) : '';
  const numbers = findUnbackedNumbers(text, facts, given);
  if (!checkClaims) return numbers;
  const rest = plainSentences(withoutVerbatim(text, facts, openHouse ? [given, 'open house'] : []));
  const claims = checkClaims(rest).filter(({ factId }) => factId === undefined);
  return [...new Set([...numbers, ...claims.map(({ claim }) => claim)])];
}

/** What stands in the listing word for word, or was said by the agent, needs no proof. */
function withoutVerbatim(text: string, facts: HomeFacts, given: string[]): string {
  const { street, cityLine, neighborhood, agentName, brokerage, features } = facts;
  const known = [...given, street, cityLine, neighborhood, brokerage, agentName, ...features, 'Hearthcast'];
  return known
    .flatMap((words) => words?.replace(/[.;,]+$/, '') || [])
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (rest, words) => rest.replaceAll(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), 'it'),
      text,
    );
}

/** Whether a text may be published as we wrote it: nothing against fair-housing law, nothing without a fact. */
export function isSound(text: string, kind: TextKind, ground: ClaimSources): boolean {
  return checkText(text, { kind }).verdict === 'allow' && unbackedClaims(text, ground).length === 0;
}

/** A text of ours as it may be published: worded neutrally where needed, or undefined when it cannot be saved. */
export function soundText(text: string, kind: TextKind, ground: ClaimSources): string | undefined {
  if (isSound(text, kind, ground)) return text;
  const rewritten = rewriteText(text).text;
  return rewritten !== '' && isSound(rewritten, kind, ground) ? rewritten : undefined;
}

/** Refuses what somebody wrote by hand when fair-housing law speaks against it, with the words and a better idea. */
export function refuseUnfair(text: string, kind: TextKind, field: string): void {
  const { verdict, findings } = checkText(text, { kind });
  const [first] = findings.filter((finding) => finding.tier !== 'style');
  if (verdict === 'allow' || !first) return;
  const message = `“${first.text}” may not stand there (fair-housing law). ${first.suggestion}`;
  throw new AppError('invalid', message, { fields: { [field]: message } });
}
