import { parentPort } from 'node:worker_threads';
import type { PageFacts } from '#domain/listings/extraction/facts.ts';
import { estimateTalk } from '#domain/script/estimate-talk.ts';
import type { TalkEstimate, TalkOrder } from '#domain/script/talk-estimator.ts';

export type Task = { facts: PageFacts; order: TalkOrder; wordsPerMinute: number; now: Date };

parentPort?.on('message', ({ facts, order, ...options }: Task) => {
  parentPort?.postMessage(estimateTalk(facts, order, options) satisfies TalkEstimate);
});
parentPort?.postMessage('ready');
