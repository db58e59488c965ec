import { splitSentences } from '../../english/sentences/rules.ts';
import { plainSentences } from '../../marketing/facts/find-unbacked.ts';
import { checkClaims, checkClaimsInText } from '../../script/claims/check-claims.ts';
import type { Claim, FactSheet, Turn } from '../../script/schema.ts';
import type { TracedClaim } from '../schema.ts';
import { createHashtagTracer } from './hashtag-tracer.ts';
import type { TracedFact } from './traced-fact.ts';

type Untraced = Pick<Claim, 'claim' | 'factId'> & { kind: TracedClaim['kind'] };

const MIN_STATEMENT_WORDS = 4;

/** A check of texts against the facts of one home; created once, used for every text. */
export type ClaimTracer = {
  /** Every claim of a text with its fact; if no fact backs it, it has none. */
  traceLines: (lines: readonly string[]) => TracedClaim[];
  /** The same for an episode, whose turns name the facts they state. */
  traceTurns: (turns: readonly Turn[]) => TracedClaim[];
};

/** `sheet` is the one that the script was written from. */
export function createClaimTracer(
  facts: readonly TracedFact[],
  sheet: FactSheet = toSheet(facts),
): ClaimTracer {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const byWords = new Map<string, string>();
  const bySentence = new Map<string, string>();
  for (const { id, value, aliases } of facts)
    for (const text of [value, ...aliases]) {
      if (!byWords.has(wordsIn(text))) byWords.set(wordsIn(text), id);
      for (const sentence of splitSentences(text))
        if (isStatement(sentence) && !bySentence.has(wordsIn(sentence)))
          bySentence.set(wordsIn(sentence), id);
    }
  const traceHashtags = createHashtagTracer(facts);
  const quotable = facts
    .flatMap((fact) => [fact.value, ...fact.aliases].map((value) => ({ id: fact.id, words: wordsIn(value) })))
    .filter(({ words }) => words.trim() !== '')
    .toSorted((a, b) => b.words.length - a.words.length);

  /** The fact that a line repeats word for word around the claim. */
  function quotedFact(line: string, claim: string): string | undefined {
    const [text, wanted] = [wordsIn(line), wordsIn(claim)];
    return quotable.find(({ words }) => words.includes(wanted) && text.includes(words))?.id;
  }

  const toTraced = ({ claim, kind, factId }: Untraced): TracedClaim => {
    const fact = factId === undefined ? undefined : byId.get(factId);
    return {
      claim,
      kind,
      fact: fact ? { id: fact.id, label: fact.label, value: fact.value, source: fact.source } : null,
    };
  };

  return {
    traceLines: (lines) =>
      once(
        lines.flatMap((line) => {
          const whole = byWords.get(wordsIn(line));
          const stated = splitSentences(plainSentences(line)).flatMap((sentence) => {
            const source = bySentence.get(wordsIn(sentence));
            if (source !== undefined)
              return [toTraced({ claim: sentence, kind: 'statement', factId: source })];
            // A line or sentence that equals one fact, such as a calculated figure or an answer, rests on it
            // alone.
            const alone = whole ?? byWords.get(wordsIn(sentence));
            return checkClaimsInText(sentence, sheet, { isNearest: true }).map((claim) => {
              const named = claim.kind === 'name' ? byWords.get(wordsIn(claim.claim)) : undefined;
              const quoted = quotedFact(sentence, claim.claim);
              const factId = alone ?? named ?? quoted ?? claim.factId ?? quotedFact(line, claim.claim);
              return toTraced(factId === undefined ? claim : { ...claim, factId });
            });
          });
          return [...stated, ...traceHashtags(line)];
        }),
      ),
    traceTurns: (turns) => once(checkClaims({ turns: [...turns] }, sheet, { isNearest: true }).map(toTraced)),
  };
}

/** A whole sentence repeated word for word is one claim, whatever its individual words claim. */
function isStatement(sentence: string): boolean {
  return /[.!]$/.test(sentence.trim()) && (sentence.match(/\p{L}+/gu) ?? []).length >= MIN_STATEMENT_WORDS;
}

/** Facts that only pages have come from sources that a sheet doesn't know. */
function toSheet(facts: readonly TracedFact[]): FactSheet {
  return {
    listingId: '',
    facts: facts.map((fact) => ({ ...fact, source: { kind: 'details', excerpt: fact.source.excerpt } })),
  };
}

/** Lowercase words with blanks around them, so that only whole words match. */
function wordsIn(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*/gu) ?? []).join(' ')} `;
}

/** A text that says the same thing twice makes one claim; one without a fact is never hidden by one with it. */
function once(claims: readonly TracedClaim[]): TracedClaim[] {
  const found = new Map<string, TracedClaim>();
  for (const claim of claims) {
    const key = `${claim.kind} ${claim.claim.toLowerCase()} ${claim.fact?.id ?? ''}`;
    if (!found.has(key)) found.set(key, claim);
  }
  return [...found.values()];
}
