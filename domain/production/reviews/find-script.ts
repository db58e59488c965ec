import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import { checkText } from '../../compliance/check-text.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { fileUrl } from '../../files/rules.ts';
import { checkClaims } from '../../script/claims/check-claims.ts';
import type { FactSheet, Script, Turn } from '../../script/schema.ts';
import { findHomeName } from '../queries.ts';
import { loadProducts } from '../run/run-records.ts';
import type { Products } from '../run/step.ts';
import type { CheckedFacts } from '../steps/check-facts.ts';
import type { CheckedScript } from '../steps/check-script.ts';
import { type RecordedEpisode, saysOf } from '../steps/record-episode.ts';
import { findEpisodeChanges } from './find-episode-changes.ts';
import type { ScriptView, TurnView } from './schema.ts';

/** The script of an episode as it stands, each turn with its checks and its sound. */
export async function findScript(ctx: Context, podcastId: string): Promise<ScriptView> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast) throw new AppError('not_found', 'Podcast not found');
  const products = await loadProducts(ctx, podcastId);
  const checked = products['check-script'];
  const written = products['write-script'];
  const shown = checked ?? written;
  if (!shown || !written) throw new AppError('not_found', 'There is no script yet.');
  const script = checked ? (checked.data as CheckedScript).script : (written.data as Script);
  const facts = products['check-facts']?.data as CheckedFacts | undefined;
  const sounds = soundsOf(products, script.turns);
  const claims = facts ? claimsByTurn(script, facts.sheet) : new Map<string, TurnView['claims']>();
  return {
    podcastId,
    home: await findHomeName(ctx, podcastId),
    title: script.title,
    contentHash: shown.contentHash,
    isDelivered: podcast.status === 'completed',
    ...(await findEpisodeChanges(ctx, podcastId)),
    turns: script.turns.map(({ id, speaker, text, chapter, branded }) => ({
      id,
      speaker,
      text,
      chapter,
      branded,
      audioUrl: sounds.get(id) ?? null,
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
    const carried = fact && { label: fact.label, value: fact.value, excerpt: fact.source.excerpt };
    found.set(turnId, [...(found.get(turnId) ?? []), { claim, kind, fact: carried ?? null }]);
  }
  return found;
}

function findingsIn(text: string): TurnView['findings'] {
  return checkText(text, { kind: 'script' }).findings.flatMap(({ text: found, tier, reason, suggestion }) =>
    tier === 'style' ? [] : [{ text: found, tier, reason, suggestion }],
  );
}

/** A take is told of only where it says the words that stand there now. */
function soundsOf(products: Products, turns: Turn[]): Map<string, string> {
  const recorded = products['record-episode']?.data as RecordedEpisode | undefined;
  const now = new Map(turns.map((turn) => [turn.id, saysOf(turn)]));
  return new Map(
    (recorded?.takes ?? [])
      .filter(({ turnId }) => now.has(turnId) && recorded?.says?.[turnId] === now.get(turnId))
      .map(({ turnId, key }) => [turnId, fileUrl(key)]),
  );
}
