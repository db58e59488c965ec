import { checkText } from '#domain/compliance/check-text.ts';
import { statedClaims } from '#domain/script/claims/check-claims.ts';
import { lostQualifiers } from '#domain/script/claims/lost-qualifiers.ts';
import type { Fact, FactSheet } from '#domain/script/schema.ts';
import type { Draft } from './draft.ts';

/** Whether every claim of an answer has its fact, no limit got lost, and fair-housing law allows it. */
export function checkDraft(sheet: FactSheet, { text, facts, computed = [] }: Draft): boolean {
  if (facts.length === 0) return false;
  const backing = computed.length > 0 ? { ...sheet, facts: [...sheet.facts, ...computed] } : sheet;
  const turn = {
    id: 'answer',
    text,
    factIds: [...facts, ...computed].map(({ id }) => id),
    speaker: 'nora' as const,
    spokenText: text,
    branded: false,
    chapter: 'questions' as const,
  };
  const isBacked = statedClaims({ turns: [turn] }, backing).every(({ factId }) => factId !== undefined);
  // A fact in its own words has all its limits.
  const own = facts.reduce(
    (rest, { value }) => rest.replaceAll(value.replace(/\.$/, ''), ''),
    withoutQuotes(text, facts),
  );
  const isWhole = lostQualifiers([{ ...turn, text: own }], backing).length === 0;
  return isBacked && isWhole && checkText(text.replace(ownLead, ' ')).verdict === 'allow';
}

/** Our words before a quotation, which would read as a part of it: "says: Sold as-is, seller …". */
const ownLead = /\b[Tt]he (?:listing|agent) (?:says|mentions):? /g;

/** A quotation counts as the fact's own words only if every piece of it stands in the fact. */
function withoutQuotes(text: string, facts: readonly Fact[]): string {
  return text.replace(/“([^”]+)”/g, (whole, quoted: string) => {
    const pieces = quoted.split(' … ').map((piece) => piece.replace(/[.…]$/, ''));
    const isOwn = facts.some(({ value }) => pieces.every((piece) => value.includes(piece)));
    return isOwn ? '' : whole;
  });
}
