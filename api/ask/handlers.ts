import { hearQuestion } from '#domain/ask/aloud/hear-question.ts';
import { signAnswer, speakAnswer } from '#domain/ask/aloud/speak-answer.ts';
import { answerBuyerQuestion } from '#domain/ask/answer-buyer-question.ts';
import { askAgent } from '#domain/ask/ask-agent.ts';
import { askListing } from '#domain/ask/ask-listing.ts';
import { listBuyerQuestions } from '#domain/ask/queries.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { askData, askFunctions } from './contract.ts';

export const askHandlers: Handlers<typeof askFunctions & typeof askData> = {
  'ask-listing': ({ ctx, clientIp }, input) => askListing(ctx, { ...input, ip: clientIp }),
  'ask-listing-aloud': async ({ ctx, clientIp: ip }, { wavBase64, ...asked }) => {
    const question = await hearQuestion(ctx, { wav: Buffer.from(wavBase64, 'base64'), ip });
    const answered = await askListing(ctx, { ...asked, question, ip });
    return { ...answered, question, ticket: await signAnswer(ctx, answered.answer) };
  },
  'speak-answer': async ({ ctx, clientIp: ip }, input) => {
    const wav = await speakAnswer(ctx, { ...input, ip });
    return { wavBase64: wav.toString('base64') };
  },
  'ask-agent': async ({ ctx, clientIp }, input) => {
    await askAgent(ctx, { ...input, ip: clientIp });
    return { success: true };
  },
  'GET /api/podcasts/:podcastId/questions': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    const rows = await listBuyerQuestions(call.ctx, podcastId);
    return {
      questions: rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        answeredAt: row.answeredAt?.toISOString() ?? null,
      })),
    };
  },
  'POST /api/podcasts/:podcastId/questions/:questionId': async (call, { podcastId, questionId, answer }) => {
    await requireOwnPodcast(call, podcastId);
    return answerBuyerQuestion(call.ctx, { podcastId, questionId, answer, channel: 'screen' });
  },
};
