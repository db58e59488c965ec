import { checkText } from '../compliance/check-text.ts';
import { rewriteText } from '../compliance/rewrite-text.ts';
import type { TextKind } from '../compliance/schema.ts';
import { AppError } from '../errors.ts';
import { type CheckClaims, findUnbackedNumbers } from './facts/find-unbacked.ts';
import type { HomeFacts } from './facts/home-facts.ts';
import { openHouseTime } from './facts/occasions.ts';
import type { OpenHouse } from './schema.ts';

export type Ground = {
  facts: HomeFacts;
  openHouse?: OpenHouse | null;
  /** The studio's ledger; without one only numbers are checked. */
  checkClaims?: CheckClaims | undefined;
};

/** What a text says that nothing known about the home carries. */
export function unbackedClaims(text: string, { facts, openHouse, checkClaims }: Ground): string[] {
  const given = openHouse ? openHouseTime(openHouse) : '';
  const numbers = findUnbackedNumbers(text, facts, given);
  const claims = (checkClaims?.(text) ?? []).filter(({ factId }) => factId === undefined);
  const known = `${given} ${facts.agentName} ${facts.brokerage} Hearthcast`.toLowerCase();
  return [
    ...new Set([
      ...numbers,
      ...claims.map(({ claim }) => claim).filter((claim) => !known.includes(claim.toLowerCase())),
    ]),
  ];
}

/** Whether a text may be published as we wrote it: nothing against fair-housing law, nothing without a fact. */
export function isSound(text: string, kind: TextKind, ground: Ground): boolean {
  return checkText(text, { kind }).verdict === 'allow' && unbackedClaims(text, ground).length === 0;
}

/** A text of ours as it may be published: worded neutrally where needed, or undefined when it cannot be saved. */
export function soundText(text: string, kind: TextKind, ground: Ground): string | undefined {
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
