import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { findBrandOfPodcast } from '../../brands/queries.ts';
import { isSamePerson } from '../../brands/rules.ts';
import { checkText } from '../../compliance/check-text.ts';
import { rewriteText } from '../../compliance/rewrite-text.ts';
import type { Context } from '../../context.ts';
import { findWordings } from '../../disclosure/queries.ts';
import { checkClaims } from '../../script/claims/check-claims.ts';
import { ensureDisclosure } from '../../script/episode/ensure-disclosure.ts';
import { unsaidConditions } from '../../script/facts/condition-facts.ts';
import type { Claim, FactSheet, Script, Turn } from '../../script/schema.ts';
import { type Lexicon, lexiconKey } from '../../speech-text/lexicon.ts';
import { findLexicon } from '../../speech-text/pronunciations/queries.ts';
import { saidAs } from '../../speech-text/pronunciations/said-as.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { artifactOf } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { ReviewIssue } from '../run/needs-review.ts';
import type { Step } from '../run/step.ts';
import type { StepData } from '../run/step-data.ts';

type ScriptChange = StepData['check-script']['changes'][number];

/**
 * Keeps out claims without a fact and wording that breaks fair-housing law: our own turns are reworded or dropped,
 * turns that a person wrote go to a person. A script that doesn't say in time that its hosts are AI voices gets a
 * sentence that does. What remains gets its spoken text.
 */
export const checkScript: Step<'check-script'> = {
  name: 'check-script',
  limitSeconds: 120,
  from: ['check-facts', 'write-script'],
  input: async ({ ctx, podcast }) => [...(await lexiconOf(ctx, podcast.id))].sort(),
  async run(work) {
    const { sheet } = artifactOf(work, 'check-facts');
    const written = artifactOf(work, 'write-script');
    const isByHand = work.artifacts['write-script']?.isPinned === true;
    const changes: ScriptChange[] = [];
    const checked = isByHand ? written.turns : cleanTurns(written, sheet, changes);
    const { turns, added } = ensureDisclosure(checked, {
      wording: (await findWordings(work.ctx)).wordings.added,
      wordsPerMinute: work.ctx.speech.wordsPerMinute,
    });
    if (added) changes.push({ turnId: added.id, from: '', to: added.text, why: 'AI voices' });
    const lexicon = await lexiconOf(work.ctx, work.podcast.id);
    const spoken = turns.map((turn) => ({ ...turn, spokenText: toSpoken(turn.text, { lexicon }) }));
    const script: Script = { ...written, turns: spoken };
    const claims = checkClaims(script, sheet);
    await work.requireApproval([...findIssues(script, claims), ...findUnsaid(script, sheet)]);
    return { data: { script, claims, changes } };
  },
};

/** The pronunciations of the home's market, and of its agent's name. */
export async function lexiconOf(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Lexicon> {
  const [place] = await ctx.db
    .select({ city: listings.city, state: listings.state, agentName: listings.agentName })
    .from(listings)
    .where(eq(listings.podcastId, podcastId));
  const lexicon = await findLexicon(ctx, place ?? { city: '', state: '' });
  return new Map([...lexicon, ...(await agentNames(ctx, podcastId, place?.agentName ?? null))]);
}

/** How agents want their own name pronounced, for each spelling. */
async function agentNames(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
  listed: string | null,
): Promise<[string, string][]> {
  const brand = await findBrandOfPodcast(ctx, podcastId);
  if (!brand?.spokenName || !brand.name) return [];
  const said = saidAs({ notation: 'respelling', sayAs: brand.spokenName });
  const isListed = listed !== null && isSamePerson(brand.name, listed);
  return [brand.name, ...(isListed ? [listed] : [])].map((name) => [lexiconKey(name), said]);
}

/** A turn that can't be fixed is dropped: fewer words are better than wrong ones. */
export function cleanTurns(script: Script, sheet: FactSheet, changes: ScriptChange[]): Turn[] {
  const lawful = script.turns.flatMap((turn) => {
    if (checkText(turn.text, { kind: 'script' }).verdict === 'allow') return [turn];
    const { text } = rewriteText(turn.text);
    changes.push({ turnId: turn.id, from: turn.text, to: text, why: 'fair housing' });
    return text ? [{ ...turn, text }] : [];
  });
  return dropUnbacked(lawful, sheet, changes);
}

/** A dropped turn may have held the limit that a later one depends on, so what remains is checked again. */
function dropUnbacked(turns: Turn[], sheet: FactSheet, changes: ScriptChange[]): Turn[] {
  const unbacked = new Map<string, string[]>();
  for (const { turnId, claim, factId } of checkClaims({ turns }, sheet))
    if (!factId) unbacked.set(turnId, [...(unbacked.get(turnId) ?? []), claim]);
  if (unbacked.size === 0) return turns;
  const backed = turns.filter(({ id, text }) => {
    const claims = unbacked.get(id);
    if (claims) changes.push({ turnId: id, from: text, to: '', why: `no fact says: ${claims.join(', ')}` });
    return !claims;
  });
  return dropUnbacked(backed, sheet, changes);
}

/** Conditions that could rule a buyer out have to be said; if they aren't, a person decides. */
function findUnsaid(script: Script, sheet: FactSheet): ReviewIssue[] {
  const unsaid = unsaidConditions(sheet, script);
  if (unsaid.length === 0) return [];
  return [{ reason: 'failed_gate', subjectHash: hashValue(unsaid), canApprove: true, evidence: { unsaid } }];
}

/** Only words that a person wrote are left to review. */
function findIssues(script: Script, claims: Claim[]): ReviewIssue[] {
  const issues: ReviewIssue[] = [];
  const unbacked = claims.filter(({ factId }) => !factId);
  if (unbacked.length > 0)
    issues.push({
      reason: 'fact_conflict',
      subjectHash: hashValue(unbacked),
      canApprove: true,
      evidence: { unbacked },
    });
  const flagged = script.turns.flatMap(({ id, text }) => {
    const { verdict, reason, findings } = checkText(text, { kind: 'script' });
    return verdict === 'allow' ? [] : [{ turnId: id, text, verdict, reason, findings }];
  });
  if (flagged.length > 0)
    issues.push({
      reason: 'fair_housing',
      subjectHash: hashValue(flagged.map(({ text }) => text)),
      canApprove: true,
      evidence: { flagged },
    });
  return issues;
}
