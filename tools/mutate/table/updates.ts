import type { Mutation } from '../mutation.ts';

const writing = ['domain/script/update/write-update.test.ts'];
const recording = ['domain/production/updates/record-update.test.ts'];
const calls = ['api/updates/updates.test.ts'];

/** The gates of updates: what they say, who records them, and what is heard. */
export const updateMutations: Mutation[] = [
  {
    name: 'an update says what no fact carries',
    area: 'updates',
    file: 'domain/script/update/write-update.ts',
    find: 'faults.length === 0',
    replace: 'true',
    tests: writing,
  },
  {
    name: 'an update takes as long as it likes',
    area: 'updates',
    file: 'domain/script/update/write-update.ts',
    find: 'seconds > updateLimits.maxSeconds',
    replace: 'false',
    tests: writing,
  },
  {
    name: 'an old open house is told beside the news',
    area: 'updates',
    file: 'domain/script/update/news-sheet.ts',
    find: ", 'openHouse']",
    replace: ']',
    tests: writing,
  },
  {
    name: 'an update records other words than were read',
    area: 'updates',
    file: 'domain/production/updates/request-update.ts',
    find: 'if (hash !== seenHash)',
    replace: 'if (false)',
    tests: calls,
  },
  {
    name: 'a home has as many updates as it likes',
    area: 'updates',
    file: 'domain/production/updates/request-update.ts',
    find: '>= MAX_UPDATES',
    replace: '< 0',
    tests: calls,
  },
  {
    name: 'an update is deleted through another home',
    area: 'updates',
    file: 'domain/production/updates/remove-update.ts',
    find: '      eq(episodeUpdates.podcastId, podcastId),\n',
    replace: '',
    tests: calls,
  },
  {
    name: 'a draft voice is published as an update',
    area: 'updates',
    file: 'domain/production/updates/make-recording.ts',
    find: 'if (isDraft) return',
    replace: 'if (false) return',
    tests: recording,
  },
  {
    name: 'an update with a faulty file is heard',
    area: 'updates',
    file: 'domain/production/updates/make-recording.ts',
    find: '  requireGates(branded, unbranded);\n',
    replace: '',
    tests: recording,
  },
  {
    name: 'an update stays on the page when it is no longer true',
    area: 'updates',
    file: 'domain/production/updates/queries.ts',
    find: ' || !isStillTrue(row, home, listingDay(home, ctx.now()))',
    replace: '',
    tests: recording,
  },
  {
    name: 'our own cache shows an open house that is over',
    area: 'updates',
    file: 'web/site/page-cache.ts',
    find: 'page.goodUntil <= now()',
    replace: 'false',
    tests: ['web/site/page-cache.test.ts'],
  },
  {
    name: 'a CDN shows an open house that is over',
    area: 'updates',
    file: 'web/site/page-answer.ts',
    find: 'page.goodUntil ? (',
    replace: 'page.status === 404 && page.goodUntil ? (',
    tests: ['web/site/listing/whats-new.test.ts'],
  },
  {
    name: 'an update that was approved is dropped afterward',
    area: 'updates',
    file: 'domain/production/updates/decide-update.ts',
    find: "      eq(episodeUpdates.state, 'in_review'),\n",
    replace: '',
    tests: ['api/updates/update-reviews.test.ts'],
  },
  {
    name: 'the record leaves out what an update says',
    area: 'updates',
    file: 'domain/records/parts/texts-part.ts',
    find: '...updateOf(source), ',
    replace: '',
    tests: ['domain/records/recorded-update.test.ts'],
  },
];
