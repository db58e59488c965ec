import { previewPronunciation } from '#domain/audio/recording/preview-pronunciation.ts';
import { listPronunciationMarkets, listPronunciations } from '#domain/speech-text/pronunciations/queries.ts';
import { removePronunciation } from '#domain/speech-text/pronunciations/remove-pronunciation.ts';
import { savePronunciation } from '#domain/speech-text/pronunciations/save-pronunciation.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { pronunciationData } from './contract.ts';

export const pronunciationHandlers: Handlers<typeof pronunciationData> = {
  'GET /api/pronunciations': async ({ ctx }, query) => {
    const [{ entries, nextCursor }, markets] = await Promise.all([
      listPronunciations(ctx, query),
      listPronunciationMarkets(ctx),
    ]);
    return { entries, nextCursor, markets };
  },
  'POST /api/pronunciations': (call, input) =>
    savePronunciation(call.ctx, { ...input, actor: actorOf(call) }),
  'DELETE /api/pronunciations/:pronunciationId': (call, { pronunciationId }) =>
    removePronunciation(call.ctx, { id: pronunciationId, actor: actorOf(call) }),
  'POST /api/pronunciations/sample': async ({ ctx }, input) => {
    const { wav, spoken } = await previewPronunciation(ctx, input);
    return { wavBase64: wav.toString('base64'), spoken };
  },
};
