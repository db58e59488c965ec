import { answerCalls } from '../../../processes/answer-calls.ts';
import { findSamplePhoto } from '../sample-pages.ts';

export type DrawTask = { path: string };

answerCalls({
  draw: async ({ path }: DrawTask) => findSamplePhoto(path)?.draw(),
});
