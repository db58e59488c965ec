import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { groupFacts } from '#domain/listings/buyer-facts/group-facts.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { PropertyDetails } from './property-details.tsx';

function draw(features: string[]): string {
  const listing = { address: '1 Elm Street', features } as unknown as ShownListing;
  const groups = groupFacts(listing, undefined);
  return renderToStaticMarkup(createElement(PropertyDetails, { listing, groups })).replaceAll('<!-- -->', '');
}
const names = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index + 1}.`);

test('a long list of features is folded, and nothing of it is lost', () => {
  const html = draw(names(40));
  const [shown = '', folded = ''] = html.split('<details');
  expect(shown).toContain('Feature 16.');
  expect(shown).not.toContain('Feature 17.');
  expect(folded).toContain('Show all 40 features');
  for (const name of names(40)) expect(html.split(name)).toHaveLength(2);
});

test('a few more than usual are not worth a click', () => {
  expect(draw(names(22))).not.toContain('<details');
  expect(draw(names(23))).toContain('<details');
});
