import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import type { UpdateView } from '#domain/production/updates/schema.ts';
import { firstNews, newsRows } from './first-news.ts';
import { UpdateItem } from './update-item.tsx';

const update: UpdateView = {
  id: 'u1',
  kind: 'price-improved',
  title: 'Price drop: 12 Elm Street, Larkmere',
  state: 'ready',
  doneParts: 5,
  totalParts: 5,
  words: [{ speaker: 'Nora', text: 'There’s a new price at 12 Elm Street, in Larkmere.' }],
  audioUrl: '/files/episodes/a/b.mp3',
  unbrandedUrl: '/files/episodes/a/c.mp3',
  captionsUrl: '/files/episodes/a/d.vtt',
  durationSeconds: 34,
  isOnPage: true,
  reason: null,
  createdAt: '2026-11-17T12:00:00.000Z',
};
const draw = (more: Partial<UpdateView>, canApprove = false) =>
  renderToStaticMarkup(
    <UpdateItem
      update={{ ...update, ...more }}
      address="12 Elm Street"
      canApprove={canApprove}
      isBusy={false}
      onShow={() => {}}
      onApprove={() => {}}
      onRemove={() => {}}
    />,
  );

test('a finished update can be played, downloaded in both cuts, taken off the page and deleted', () => {
  const html = draw({});
  for (const part of [update.audioUrl, update.unbrandedUrl, update.captionsUrl]) expect(html).toContain(part);
  expect(html).toContain('>Live<');
  expect(html).toContain('Hide from page');
  expect(html).toContain('Delete');
  expect(html).toContain('There’s a new price');
  expect(draw({ isOnPage: false })).toContain('Show on page');
});

test('one that is being recorded shows its progress, and has nothing to play', () => {
  const html = draw({
    state: 'waiting',
    audioUrl: null,
    unbrandedUrl: null,
    captionsUrl: null,
    doneParts: 3,
  });
  expect(html).toContain('aria-valuenow="50"');
  expect(html).not.toContain('<audio');
  expect(html).not.toContain('Hide from page');
});

test('only staff can publish one that a person has to hear first', () => {
  const held = { state: 'in_review' as const, reason: 'It was recorded with draft voices.' };
  expect(draw(held)).toContain('draft voices');
  expect(draw(held)).not.toContain('Approve and publish');
  expect(draw(held, true)).toContain('Approve and publish');
});

test('one that failed says why', () => {
  expect(draw({ state: 'failed', reason: 'Please try again.' })).toContain('Please try again.');
});

test('the change that was noticed is chosen first', () => {
  const kit = (...possible: string[]): Pick<MarketingKit, 'occasions'> => ({
    occasions: ['for-sale', 'price-improved', 'open-house', 'under-contract', 'back-on-market', 'sold'].map(
      (name) => ({ name, isPossible: possible.includes(name), why: '' }),
    ) as MarketingKit['occasions'],
  });
  expect(firstNews(kit('for-sale', 'open-house', 'price-improved'))).toBe('price-improved');
  expect(firstNews(kit('open-house', 'price-improved', 'back-on-market'))).toBe('back-on-market');
  expect(firstNews(kit('for-sale', 'open-house'))).toBe('open-house');
  expect(firstNews(kit('under-contract'))).toBe('under-contract');
  expect(firstNews(kit())).toBeUndefined();
  expect(newsRows(kit('sold')).map(({ name }) => name)).not.toContain('for-sale');
});
