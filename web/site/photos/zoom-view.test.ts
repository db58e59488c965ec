import { expect, test } from 'vitest';
import { MAX_SCALE, panView, wholePhoto, zoomView } from './zoom-view.ts';

const box = { width: 400, height: 600 };

test('what is under the fingers stays under them', () => {
  const at = { x: 50, y: -80 };
  const close = zoomView(wholePhoto, 2, at, box);
  // The same place in the photo, twice as far from its center.
  expect([close.x + 50 * 2, close.y - 80 * 2]).toEqual([at.x, at.y]);
  expect(zoomView(close, 1, at, box)).toEqual(wholePhoto);
});

test('a photo is neither smaller than its box nor dragged out of it', () => {
  expect(zoomView(wholePhoto, 0.3, { x: 10, y: 10 }, box)).toEqual(wholePhoto);
  expect(zoomView(wholePhoto, 99, { x: 0, y: 0 }, box).scale).toBe(MAX_SCALE);
  const close = zoomView(wholePhoto, 2, { x: 0, y: 0 }, box);
  expect(panView(close, { x: 5000, y: -5000 }, box)).toEqual({ scale: 2, x: 200, y: -300 });
  expect(panView(wholePhoto, { x: 30, y: 30 }, box)).toEqual(wholePhoto);
});
