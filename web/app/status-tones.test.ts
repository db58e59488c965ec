import { expect, test } from 'vitest';
import { podcastStatuses } from '#domain/podcasts/status/rules.ts';
import { statusTones } from './status-tones.ts';

test('no two statuses share a color', () => {
  const tones = podcastStatuses.map((status) => statusTones[status]);
  expect(new Set(tones).size).toBe(podcastStatuses.length);
});
