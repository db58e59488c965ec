import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { checkText } from '../../compliance/check-text.ts';
import { rewriteText } from '../../compliance/rewrite-text.ts';
import type { Context } from '../../context.ts';
import { checkClaims } from '../../script/claims/check-claims.ts';
import type { Claim, FactSheet, Script, Turn } from '../../script/schema.ts';
import type { Lexicon } from '../../speech-text/lexicon.ts';
import { findLexicon } from '../../speech-text/pronunciations/queries.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { fingerprint } from '../run/hash-value.ts';
import type { Doubt } from '../run/run-endings.ts';
import { productOf, type Step } from '../run/step.ts';
import type { CheckedFacts } from './check-facts.ts';

export type ScriptChange = { turnId: string; from: string; to: string; why: string };
export type CheckedScript = { script: Script; claims: Claim[]; changes: ScriptChange[] };

/**
 * Nothing is said that no fact carries or that fair-housing law forbids: our own turns are reworded or left out, a
 * person's words are shown to a person. What remains is written the way it is spoken.
 */
export const checkScript: Step = {
  name: 'check-script',
  limitSeconds: 120,
  from: ['check-facts', 'write-script'],
  input: async ({ ctx, podcast }) => [...(await lexiconOf(ctx, podcast.id))].sort(),
  async make(work) {
    const { sheet } = productOf<CheckedFacts>(work, 'check-facts');
    const written = productOf<Script>(work, 'write-script');
    const isByHand = work.products['write-script']?.isPinned === true;
    const changes: ScriptChange[] = [];
    const turns = isByHand ? written.turns : cleanTurns(written, sheet, changes);
    const lexicon = await lexiconOf(work.ctx, work.podcast.id);
    const spoken = turns.map((turn) => ({ ...turn, spokenText: toSpoken(turn.text, { lexicon }) }));
    const script: Script = { ...written, turns: spoken };
    const claims = checkClaims(script, sheet);
    await work.requireApproval(doubtsAbout(script, claims));
    const data: CheckedScript = { script, claims, changes };
    return { data };
  },
};

/** How words are said where the home stands. */
async function lexiconOf(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Lexicon> {
  const [place] = await ctx.db
    .select({ city: listings.city, state: listings.state })
    .from(listings)
    .where(eq(listings.podcastId, podcastId));
  return findLexicon(ctx, place ?? { city: '', state: '' });
}

/** A turn that cannot be mended is left out: fewer words are better than wrong ones. */
function cleanTurns(script: Script, sheet: FactSheet, changes: ScriptChange[]): Turn[] {
  const lawful = script.turns.flatMap((turn) => {
    if (checkText(turn.text, { kind: 'script' }).verdict === 'allow') return [turn];
    const { text } = rewriteText(turn.text);
    changes.push({ turnId: turn.id, from: turn.text, to: text, why: 'fair housing' });
    return text ? [{ ...turn, text }] : [];
  });
  const unbacked = new Map<string, string[]>();
  for (const { turnId, claim, factId } of checkClaims({ ...script, turns: lawful }, sheet))
    if (!factId) unbacked.set(turnId, [...(unbacked.get(turnId) ?? []), claim]);
  return lawful.filter(({ id, text }) => {
    const claims = unbacked.get(id);
    if (claims) changes.push({ turnId: id, from: text, to: '', why: `no fact says: ${claims.join(', ')}` });
    return !claims;
  });
}

/** What is left to doubt after mending: only words that a person wrote. */
function doubtsAbout(script: Script, claims: Claim[]): Doubt[] {
  const doubts: Doubt[] = [];
  const unbacked = claims.filter(({ factId }) => !factId);
  if (unbacked.length > 0)
    doubts.push({
      reason: 'fact_conflict',
      subjectHash: fingerprint(unbacked),
      canApprove: true,
      evidence: { unbacked },
    });
  const flagged = script.turns.flatMap(({ id, text }) => {
    const { verdict, reason, findings } = checkText(text, { kind: 'script' });
    return verdict === 'allow' ? [] : [{ turnId: id, text, verdict, reason, findings }];
  });
  if (flagged.length > 0)
    doubts.push({
      reason: 'fair_housing',
      subjectHash: fingerprint(flagged.map(({ text }) => text)),
      canApprove: true,
      evidence: { flagged },
    });
  return doubts;
}
