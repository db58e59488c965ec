import { hearPronunciation } from '#domain/audio/preview-pronunciation.ts';
import { listPronunciationMarkets, listPronunciations } from '#domain/speech-text/pronunciations/queries.ts';
import { removePronunciation as remove } from '#domain/speech-text/pronunciations/remove-pronunciation.ts';
import { savePronunciation as save } from '#domain/speech-text/pronunciations/save-pronunciation.ts';
import type { HearPronunciation, SavePronunciation } from '#domain/speech-text/pronunciations/schema.ts';
import type { Call } from '../caller.ts';
import { actorOf } from '../functions/listings.ts';

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
