import { expect, test } from 'vitest';
import { findSamplePage, findSamplePhoto, listSamplePages } from './sample-pages.ts';

test('five pages in five styles', () => {
  expect(new Set(listSamplePages().map((page) => page.style)).size).toBe(5);
});

test.each(listSamplePages())(
  '$path names its home and says that it is fictional',
  ({ path, street, brokerage }) => {
    const html = findSamplePage(path) ?? '';
    expect(html).toContain(street);
    expect(html.replaceAll('&amp;', '&')).toContain(brokerage);
    expect(html).toMatch(/fictional and shown as an example/);
    expect(html).not.toMatch(/https?:\/\/(?!schema\.org)/);
  },
);

test.each(listSamplePages())('every picture that $path shows exists', ({ path }) => {
  const html = findSamplePage(path) ?? '';
  const pictures = new Set(html.match(/\/samples\/photos\/[\w.-]+/g));
  expect(pictures.size).toBeGreaterThan(0);
  for (const picture of pictures) expect(findSamplePhoto(picture), picture).toBeDefined();
});

test('a photo is drawn once and then cached', async () => {
  const draw = () => findSamplePhoto('/samples/photos/heron-lake-small.jpg')?.draw();
  expect(draw()).toBe(draw());
  expect((await draw())?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test.each([
  '/samples/',
  '/samples/unknown',
  '/samples/../contract.ts',
  '/samples/thistledown-lane.html',
  '/samples/photos/unknown.jpg',
  '/samples/photos/constructor.jpg',
  '/samples/photos/heron-lake-small-small.jpg',
  '/samples/photos/heron-lake.png',
])('%s does not exist', (path) => {
  expect(findSamplePage(path)).toBeUndefined();
  expect(findSamplePhoto(path)).toBeUndefined();
});
