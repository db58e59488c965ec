import { expect, test } from 'vitest';
import { photoAltText } from './photo-alt-text.ts';

const facts = { street: '48 Thistledown Lane', city: 'Hudson', state: 'NY' };
const place = { position: 3, count: 12 };

test.each([
  [undefined, 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['Kitchen with long island', 'Kitchen with long island – 48 Thistledown Lane'],
  ['  PARLOR WITH FIREPLACE. ', 'Parlor with fireplace – 48 Thistledown Lane'],
  ['IMG_2231.jpg', 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['Listing photo 3', 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['48 Thistledown Lane, Hudson, NY 12534', 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['Homes for sale in Hudson', 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['Call Mara 518 555-0142', 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['<b>Kitchen</b>', 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['x'.repeat(500), 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
  ['—', 'Photo 3 of 12: 48 Thistledown Lane, Hudson, NY'],
])('caption %j', (caption, text) => {
  expect(photoAltText(facts, { ...place, caption })).toBe(text);
});

test('without an address it still has the photo’s number', () => {
  expect(photoAltText({}, place)).toBe('Photo 3 of 12: this home');
  expect(photoAltText({ city: 'Hudson', state: 'NY' }, place)).toBe('Photo 3 of 12: Hudson, NY');
});

test('staging is mentioned once', () => {
  expect(photoAltText(facts, { ...place, label: 'Virtually staged' })).toMatch(/ \(virtually staged\)$/);
  const caption = 'Living room, virtually staged';
  expect(photoAltText(facts, { ...place, caption, label: 'Virtually staged' })).toBe(
    `${caption} – 48 Thistledown Lane`,
  );
});
