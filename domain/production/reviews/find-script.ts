import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { checkText } from '../../compliance/check-text.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { fileUrl } from '../../files/rules.ts';
import { checkClaims } from '../../script/claims/check-claims.ts';
import type { FactSheet, Script, Turn } from '../../script/schema.ts';
import { findHomeName } from '../queries.ts';
import { type Artifacts, findArtifact, loadArtifacts } from '../run/artifacts.ts';
import { hashSpokenText } from '../steps/record-episode.ts';
import { currentScript } from './current-script.ts';
import { findEpisodeChanges } from './find-episode-changes.ts';
import { NO_SCRIPT } from './rules.ts';
import type { ScriptView, TurnView } from './schema.ts';

/** The current script of an episode, each turn with its checks and its clip. */
export async function findScript(ctx: Context, podcastId: string): Promise<ScriptView> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast) throw new AppError('not_found', 'Podcast not found');
  const artifacts = await loadArtifacts(ctx, podcastId);
  const current = currentScript(artifacts);
  if (!current) throw new AppError('not_found', NO_SCRIPT);
  const { script, contentHash } = current;
  const facts = findArtifact({ artifacts }, 'check-facts');
  const clips = clipUrls(artifacts, script.turns);
  const claims = facts ? claimsByTurn(script, facts.sheet) : new Map<string, TurnView['claims']>();
  return {
    podcastId,
    home: await findHomeName(ctx, podcastId),
    title: script.title,
    contentHash,
    isDelivered: podcast.status === 'completed',
    ...(await findEpisodeChanges(ctx, podcastId)),
    turns: script.turns.map(({ id, speaker, text, chapter, branded }) => ({
      id,
      speaker,
      text,
      chapter,
      branded,
      audioUrl: clips.get(id) ?? null,
      claims: claims.get(id) ?? [],
      findings: findingsIn(text),
    })),
  };
}

function claimsByTurn(script: Script, sheet: FactSheet): Map<string, TurnView['claims']> {
  const facts = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const found = new Map<string, TurnView['claims']>();
  for (const { turnId, claim, kind, factId } of checkClaims(script, sheet)) {
    const fact = factId === undefined ? undefined : facts.get(factId);
    const backing = fact && { label: fact.label, value: fact.value, excerpt: fact.source.excerpt };
    found.set(turnId, [...(found.get(turnId) ?? []), { claim, kind, fact: backing ?? null }]);
  }
  return found;
}

function findingsIn(text: string): TurnView['findings'] {
  return checkText(text, { kind: 'script' }).findings.flatMap(({ text: found, tier, reason, suggestion }) =>
    tier === 'style' ? [] : [{ text: found, tier, reason, suggestion }],
  );
}

/** Only clips that speak the current words. */
function clipUrls(artifacts: Artifacts, turns: Turn[]): Map<string, string> {
  const recorded = findArtifact({ artifacts }, 'record-episode');
  const now = new Map(turns.map((turn) => [turn.id, hashSpokenText(turn)]));
  return new Map(
    (recorded?.clips ?? [])
      .filter(({ turnId }) => now.has(turnId) && recorded?.spokenHashes[turnId] === now.get(turnId))
      .map(({ turnId, key }) => [turnId, fileUrl(key)]),
  );
}
