import { expect, test } from 'vitest';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { findMarketingKit } from '../../marketing/queries.ts';
import { writeSocialPosts } from '../../marketing/write-social-posts.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findArtifact, loadArtifacts } from '../run/artifacts.ts';
import { checkFacts } from './check-facts.ts';
import { readListing } from './read-listing.ts';

const { ctx, setNow } = await createTestContext();
const portland = { city: 'Portland', state: 'OR', zipCode: '97201' };
const newYork = { city: 'New York', state: 'NY', zipCode: '10021' };
/** Coordinates count more than the address. */
const boise = { ...newYork, latitude: 43.615, longitude: -116.2023 };

test.each([
  ['an evening in Portland', portland, '2026-11-15', '2026-11-16T01:30:00Z', true],
  ['the last minute in Portland', portland, '2026-11-15', '2026-11-16T07:59:00Z', true],
  ['the next day in Portland', portland, '2026-11-15', '2026-11-16T08:00:00Z', false],
  ['an evening in New York', newYork, '2026-11-15', '2026-11-16T01:30:00Z', true],
  ['the next day in New York', newYork, '2026-11-15', '2026-11-16T05:00:00Z', false],
  ['the last minute in Boise', boise, '2026-11-15', '2026-11-16T06:59:00Z', true],
  ['the end of the day on which summer time begins', newYork, '2026-03-08', '2026-03-09T03:59:00Z', true],
  ['the day after summer time has begun', newYork, '2026-03-08', '2026-03-09T04:00:00Z', false],
  ['the end of the day on which summer time ends', newYork, '2026-11-01', '2026-11-02T04:59:00Z', true],
  ['the day after summer time has ended', newYork, '2026-11-01', '2026-11-02T05:00:00Z', false],
])('%s: episode, kit and posts agree about the open house', async (_, listing, date, moment, isAhead) => {
  setNow(new Date(moment));
  const day = new Date(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const { id } = await createPaidPodcast(ctx, {
    listing,
    createdAt: ctx.now(),
    additionalDetails: `Open house ${day}, from 5 to 7 pm. The roof is new.`,
  });
  await produceEpisode(ctx, { podcastId: id }, [readListing, checkFacts]);
  const checked = findArtifact({ artifacts: await loadArtifacts(ctx, id) }, 'check-facts');
  const said = checked?.sheet.facts.some(({ field }) => field === 'openHouse');
  const known = (await findMarketingKit(ctx, id))?.knownOpenHouse;
  const openHouse = { date, start: '17:00', end: '19:00' };
  const posted = writeSocialPosts(ctx, { podcastId: id, occasion: 'open-house', openHouse }).then(
    () => true,
    ({ message }) => message,
  );
  expect({ said, known: known?.date, posted: await posted }).toEqual(
    isAhead
      ? { said: true, known: date, posted: true }
      : { said: false, known: undefined, posted: 'This day has passed.' },
  );
});
