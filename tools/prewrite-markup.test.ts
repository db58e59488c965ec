import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFirstLooks, listRenderedByReact } from './prewrite-markup.ts';

const root = join(import.meta.dirname, '..');

test('what React renders is left to it, however far from the island it stands', () => {
  const rendered = listRenderedByReact(root);
  expect(rendered).toContain('web/site/islands/podcast-player.tsx');
  expect(rendered).toContain('web/site/islands/inquiry-form.tsx');
  expect(rendered).not.toContain('web/site/listing/listing-view.tsx');
  // In a first look too, but also in an island that has none.
  expect(rendered).toContain('web/site/contact/lead-input.tsx');
});

test('a first look is written beforehand, and so is what it is made of', () => {
  const looks = listFirstLooks(root);
  const rendered = listRenderedByReact(root);
  for (const file of ['player-look.tsx', 'player-controls.tsx', 'transcript.tsx', 'icons.tsx']) {
    expect(looks).toContain(`web/site/player/${file}`);
    expect(rendered).not.toContain(`web/site/player/${file}`);
  }
  expect(looks).not.toContain('web/site/islands/podcast-player.tsx');
});
