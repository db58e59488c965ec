import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listHydrated } from './prewrite-markup.ts';

test('what React hydrates is left to it, however far from the island it stands', () => {
  const hydrated = listHydrated(join(import.meta.dirname, '..'));
  expect(hydrated).toContain('web/site/islands/podcast-player.tsx');
  expect(hydrated).toContain('web/site/player/player-controls.tsx');
  expect(hydrated).toContain('web/site/player/icons.tsx');
  expect(hydrated).not.toContain('web/site/listing/listing-view.tsx');
});
