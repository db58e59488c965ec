import { hearPronunciation } from '#domain/production/pronunciations/hear-pronunciation.ts';
import { listPronunciationMarkets, listPronunciations } from '#domain/production/pronunciations/queries.ts';
import { removePronunciation as remove } from '#domain/production/pronunciations/remove-pronunciation.ts';
import { savePronunciation as save } from '#domain/production/pronunciations/save-pronunciation.ts';
import type { HearPronunciation, SavePronunciation } from '#domain/production/pronunciations/schema.ts';
import type { Call } from '../http/call.ts';
import { actorOf } from '../listings/function-handlers.ts';

export async function readPronunciations(
  { ctx }: Call,
  query: { search?: string | undefined; marketId?: string | undefined },
) {
  const [{ entries, total }, markets] = await Promise.all([
    listPronunciations(ctx, query),
    listPronunciationMarkets(ctx),
  ]);
  return { entries, total, markets };
}

export async function savePronunciation(call: Call, input: SavePronunciation) {
  return save(call.ctx, { ...input, actor: actorOf(call) });
}

export async function removePronunciation(call: Call, { pronunciationId }: { pronunciationId: string }) {
  return remove(call.ctx, { id: pronunciationId, actor: actorOf(call) });
}

export async function speakPronunciation({ ctx }: Call, input: HearPronunciation) {
  const { wav, spoken } = await hearPronunciation(ctx, input);
  return { wavBase64: wav.toString('base64'), spoken };
}
