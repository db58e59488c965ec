import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReviewView } from '#domain/production/run/schema.ts';
import type { HeldUpdateView } from '#domain/production/updates/schema.ts';
import { HeldUpdateCard } from './held-update-card.tsx';
import { inboxItems } from './inbox-item.ts';

const update: HeldUpdateView = {
  id: 'u1',
  podcastId: 'p1',
  home: '12 Elm Street, Larkmere, VT',
  kind: 'open-house',
  title: 'Open house: 12 Elm Street, Larkmere',
  state: 'in_review',
  doneParts: 5,
  totalParts: 5,
  words: [{ speaker: 'Nora', text: 'There’s an open house at 12 Elm Street, in Larkmere.' }],
  audioUrl: '/files/episodes/a/b.mp3',
  unbrandedUrl: null,
  captionsUrl: null,
  durationSeconds: 34,
  isOnPage: true,
  reason: 'No transcriber could check this recording.',
  createdAt: '2026-11-17T12:00:00.000Z',
  openedAt: '2026-11-17T12:01:00.000Z',
  isStillTrue: true,
};
const draw = (more: Partial<HeldUpdateView>) =>
  renderToStaticMarkup(
    <HeldUpdateCard update={{ ...update, ...more }} homeLink={null} isBusy={false} onDecide={() => {}} />,
  );

test('staff hear the recording, read its words and decide', () => {
  const html = draw({});
  for (const part of ['<audio', '/files/episodes/a/b.mp3', update.reason, '12 Elm Street, Larkmere, VT'])
    expect(html).toContain(part);
  expect(html).toContain('There’s an open house');
  expect(html).toContain('Approve and publish');
  expect(html).toContain('Discard');
  expect(html).not.toContain('No longer true');
  expect(draw({ isStillTrue: false })).toContain('No longer true');
});

test('orders and updates wait in one queue, oldest first', () => {
  const at = (id: string, openedAt: string) => ({ id, openedAt, evidence: { unbacked: [] } });
  const reviews = [at('old', '2026-11-17T11:00:00.000Z'), at('new', '2026-11-17T13:00:00.000Z')];
  const items = inboxItems(reviews as unknown as ReviewView[], [update], Date.now());
  expect(items.map(({ id }) => id)).toEqual(['old', 'u1', 'new']);
});
