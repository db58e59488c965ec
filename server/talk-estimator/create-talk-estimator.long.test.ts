import { expect, test } from 'vitest';
import { findSamplePage } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import type { PageFacts } from '#domain/listings/extraction/facts.ts';
import { readListingPage } from '#domain/listings/extraction/read-listing-page.ts';
import { applyCorrections } from '#domain/listings/sheet/apply-corrections.ts';
import { estimateTalk } from '#domain/script/estimate-talk.ts';
import { createTalkEstimator } from './create-talk-estimator.ts';

const root = process.cwd();
const facts = applyCorrections(null, {
  street: { value: '1 Thread Street', by: 'visitor', at: '', pageSaid: null },
});

function readFacts(): PageFacts {
  const reading = readListingPage(findSamplePage('/samples/thistledown-lane') ?? '', {});
  if (!reading.readable) throw new Error(reading.reason);
  return reading.facts;
}

const order = { agentName: '', additionalDetails: '' };

test('the thread gives the same estimates as writing the talk here, one at a time', async () => {
  const estimate = createTalkEstimator({ root, wordsPerMinute: 150, idleMs: 0 });
  const full = readFacts();
  const options = { wordsPerMinute: 150, now: new Date() };
  const [thin, long] = await Promise.all([estimate(facts, order), estimate(full, order)]);
  expect(thin).toEqual(estimateTalk(facts, order, options));
  expect(thin.length).toBe('thin');
  expect(long).toEqual(estimateTalk(full, order, options));
  expect(long.seconds).toBeGreaterThan(thin.seconds);
  expect(thin.sample).toBeNull();
  expect(long.sample).toMatchObject({ title: '48 Thistledown Lane, Hudson', lines: { length: 3 } });
});

test('a task that takes too long ends the thread with a clear error', async () => {
  const threadFile = 'tests/support/endless-thread.ts';
  const estimate = createTalkEstimator({ root, wordsPerMinute: 150, limitMs: 50, threadFile });
  await expect(estimate(facts, order)).rejects.toBeInstanceOf(Unavailable);
});
