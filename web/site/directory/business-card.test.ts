import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { RankedBusiness } from '#domain/directory/ranking/queries.ts';
import { writtenMarkup } from '#tests/support/written-markup.ts';
import { BusinessCard } from './business-card.tsx';
import { ReviewLink } from './review-link.tsx';

const oak: RankedBusiness = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Oak & Ash',
  description: 'Careful with pianos.',
  address: '1 Main St, Bend',
  services: ['Pianos', 'Storage', 'Boxes', 'Vans'],
  websiteUrl: 'https://oak.example',
  googlePlaceId: null,
  yelpBusinessId: null,
  isSample: false,
  isFeatured: true,
  googleReviews: 1234,
  yelpReviews: 7,
  averageRating: 4.9,
  googleRating: null,
  yelpRating: null,
};

function draw(change: Partial<RankedBusiness> = {}, isGoogleLive = false) {
  const props = {
    business: { ...oak, ...change },
    place: 'Bend, Oregon',
    market: '/business-directory/bend-oregon',
    isGoogleLive,
  };
  const html = writtenMarkup(createElement(BusinessCard, props)).replaceAll('<!-- -->', '');
  return { html, text: html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|') };
}

test('a card has the name, rating, place and services, with its two links', () => {
  const { html, text } = draw();
  for (const words of [
    '|Oak &amp; Ash|',
    '|Featured|',
    '|4.9|',
    'Google (1,234)',
    'Yelp (7)',
    '|Careful with pianos.|',
    '|1 Main St, Bend|',
    '|Visit Site|',
    '|Request Information|',
  ])
    expect(text).toContain(words);
  expect(html).toContain('aria-label="Rated 4.9 out of 5"');
  expect(html).toContain('href="https://oak.example/"');
  expect(html).toContain(`href="/business-directory/bend-oregon/request/${oak.id}"`);
});

test('the whole part of the rating fills the stars', () => {
  const filled = (averageRating: number) => {
    const path = /<path d="([^"]*)" class="fill-ember/.exec(draw({ averageRating }).html)?.[1];
    return path?.match(/M/g)?.length ?? 0;
  };
  expect([5, 4.9, 4, 1.2].map(filled)).toEqual([5, 4, 4, 1]);
  expect(draw({ averageRating: 4 }).text).toContain('|4.0|');
});

test('three services at most, each once', () => {
  const { text } = draw();
  expect(text).toContain('|Pianos|Storage|Boxes|');
  expect(text).not.toContain('Vans');
  expect(draw({ services: ['Pianos', 'Pianos', 'Vans'] }).text).toContain('|Pianos|Vans|');
});

test('unknown facts are left out', () => {
  const bare = { description: '', address: '', services: [], websiteUrl: null, isFeatured: false };
  const { html, text } = draw({ ...bare, googleReviews: 0, yelpReviews: 0, averageRating: null });
  expect(text).not.toMatch(/Featured|Visit Site/);
  expect(html).not.toMatch(/<address|<ul|role="img"/);
  expect(text).toContain('No reviews yet');
  expect(text).toContain('Google (0)');
  expect(text).toContain('Yelp (0)');
});

test('review links use the identifier, otherwise a search; no other scheme becomes a link', () => {
  const search = draw().html;
  expect(search).toContain(
    'https://www.google.com/maps/search/?api=1&amp;query=Oak%20%26%20Ash%201%20Main%20St',
  );
  expect(search).toContain(
    'https://www.yelp.com/search?find_desc=Oak%20%26%20Ash&amp;find_loc=Bend%2C%20Oregon',
  );
  const known = draw({ googlePlaceId: 'p/1', yelpBusinessId: '../oak' }).html;
  expect(known).toContain('&amp;query_place_id=p%2F1"');
  expect(known).toContain('href="https://www.yelp.com/biz/..%2Foak"');
  expect(draw({ websiteUrl: 'javascript:alert(1)' }).text).not.toContain('Visit Site');
});

test('an invented business says so and links to no other site', () => {
  const { html, text } = draw({ isSample: true });
  expect(text).toContain('|Sample|');
  expect(text).toContain('Google (1,234)');
  expect(html).not.toContain('https://');
  expect(html.match(/href="#samples"/g)).toHaveLength(3);
});

test('a platform’s own rating appears in its own link', () => {
  const { text } = draw({ yelpReviews: 128, yelpRating: 4.5 });
  expect(text).toContain('Yelp 4.5 (128)');
  expect(text).toContain('Google (1,234)');
});

test('only a business that Google knows is looked up, and its link works before the response', () => {
  expect(draw({}, true).html).not.toContain('data-island');
  const { html, text } = draw({ googlePlaceId: 'p' }, true);
  expect(html).toContain('data-wake="visible"');
  expect(text).toContain('Google (1,234)');
});

test('Google is named next to its own figures as it requires, and only there', () => {
  const link = { href: 'https://maps.example', name: 'Oak', count: 12, rating: 4.5 };
  const drawn = (platform: 'Google' | 'Google Maps') =>
    writtenMarkup(createElement(ReviewLink, { ...link, platform }));
  expect(drawn('Google Maps')).toMatch(
    /<span translate="no" class="[^"]*whitespace-nowrap[^"]*">Google Maps<\/span> 4\.5 \(12\)/,
  );
  expect(drawn('Google')).not.toContain('translate');
});
