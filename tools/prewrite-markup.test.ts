import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFirstLooks, listRenderedByReact } from './prewrite-markup.ts';

const root = join(import.meta.dirname, '..');

test('whatever React renders is left to it, however far it is from the island', () => {
  const rendered = listRenderedByReact(root);
  expect(rendered).toContain('web/site/islands/podcast-player.tsx');
  expect(rendered).toContain('web/site/islands/inquiry-form.tsx');
  expect(rendered).not.toContain('web/site/listing/listing-view.tsx');
  // Used in a first look, but also in an island without one.
  expect(rendered).toContain('web/site/contact/lead-input.tsx');
});

test('a first look is written ahead of time, and so is everything it uses', () => {
  const looks = listFirstLooks(root);
  const rendered = listRenderedByReact(root);
  for (const file of ['player-look.tsx', 'player-controls.tsx', 'transcript.tsx', 'icons.tsx']) {
    expect(looks).toContain(`web/site/player/${file}`);
    expect(rendered).not.toContain(`web/site/player/${file}`);
  }
  expect(looks).not.toContain('web/site/islands/podcast-player.tsx');
});
