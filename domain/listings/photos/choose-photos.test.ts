import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MeasuredPhoto, thumbSide } from '#adapters/images/contract.ts';
import { choosePhotos, maxPhotos, type PhotoCandidate } from './choose-photos.ts';

/** Candidates with the same scene show the same image. */
function candidate(url: string, scene: number, changes: Partial<MeasuredPhoto> = {}): PhotoCandidate {
  let state = scene * 2654435761 + 1;
  const thumb = Uint8Array.from({ length: thumbSide * thumbSide * 3 }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 24;
  });
  const measures = { width: 1600, height: 1067, entropyBits: 7.1, topColorShare: 0.4, transparentShare: 0 };
  return { url, measured: { kind: 'measured', hash: url, thumb, notes: {}, ...measures, ...changes } };
}

const urls = (candidates: PhotoCandidate[]) => candidates.map(({ url }) => url);

test('the order of the page is kept', () => {
  const { chosen, dropped } = choosePhotos([candidate('c', 3), candidate('a', 1), candidate('b', 2)]);
  expect(urls(chosen)).toEqual(['c', 'a', 'b']);
  expect(dropped).toEqual([]);
});

test('of several sizes, the largest takes the first one’s place', () => {
  const thumb = { width: 320, height: 213 };
  const { chosen, dropped } = choosePhotos([
    candidate('one-small', 1, thumb),
    candidate('two', 2),
    candidate('one-large', 1),
    candidate('one-medium', 1, { width: 800, height: 534 }),
  ]);
  expect(urls(chosen)).toEqual(['one-large', 'two']);
  expect(dropped).toEqual([
    { url: 'one-small', reason: 'duplicate' },
    { url: 'one-medium', reason: 'duplicate' },
  ]);
});

describe('what isn’t a photo of the home', () => {
  test.each([
    ['264x46-og.jpg', { width: 264, height: 46 }, 'banner'],
    ['skyscraper-ad.jpg', { width: 160, height: 600 }, 'banner'],
    ['thumb.jpg', { width: 120, height: 90 }, 'tiny'],
    ['pixel.gif', { width: 1, height: 1 }, 'tiny'],
    ['equal-housing.png', { width: 400, height: 400, entropyBits: 1.6, topColorShare: 1 }, 'graphic'],
    ['us-flag.png', { width: 640, height: 400, entropyBits: 3.1, topColorShare: 0.98 }, 'graphic'],
    ['staticmap.png', { width: 900, height: 600, entropyBits: 3.4, topColorShare: 0.97 }, 'graphic'],
    ['brokerage-logo.png', { width: 500, height: 300, entropyBits: 5.8, topColorShare: 0.6 }, 'graphic'],
    ['cutout.png', { width: 800, height: 600, transparentShare: 0.4 }, 'graphic'],
    ['mara.jpg', { width: 300, height: 400 }, 'portrait'],
  ] as const)('%s', (url, changes, reason) => {
    const home = [candidate('a', 1), candidate('b', 2), candidate('c', 3)];
    const { chosen, dropped } = choosePhotos([...home, candidate(`https://cdn.example/${url}`, 9, changes)]);
    expect(urls(chosen)).toEqual(['a', 'b', 'c']);
    expect(dropped).toEqual([{ url: `https://cdn.example/${url}`, reason }]);
  });

  test.each([
    ['a street with an awkward name', '14-flag-street-1.jpg', {}],
    ['a dark photo', 'dusk.jpg', { entropyBits: 5.6, topColorShare: 0.7 }],
    ['a white room', 'bath.jpg', { entropyBits: 6.2, topColorShare: 0.72 }],
    ['an upright photo as large as the others', 'stairs.jpg', { width: 1067, height: 1600 }],
    ['a panorama', 'view.jpg', { width: 3000, height: 1000 }],
    ['a black and white photo', 'old.jpg', { entropyBits: 7.1, topColorShare: 0.92 }],
  ])('%s stays', (_name, url, changes) => {
    expect(urls(choosePhotos([candidate('a', 1), candidate(url, 2, changes)]).chosen)).toEqual(['a', url]);
  });

  test('a listing that only has small photos keeps them', () => {
    const small = { width: 320, height: 240 };
    const photos = [1, 2, 3].map((scene) => candidate(`${scene}`, scene, small));
    expect(choosePhotos(photos).chosen).toHaveLength(3);
  });
});

test('thumbnails among the photos do not make a portrait look large', () => {
  const small = { width: 640, height: 427 };
  const photos = [1, 2, 3].flatMap((scene) => [
    candidate(`${scene}`, scene),
    candidate(`${scene}s`, scene, small),
  ]);
  const agent = candidate('mara.jpg', 9, { width: 300, height: 400 });
  expect(urls(choosePhotos([...photos, agent]).chosen)).toEqual(['1', '2', '3']);
});

test('at most the limit is kept, first ones first', () => {
  const many = Array.from({ length: maxPhotos + 5 }, (_, scene) => candidate(`${scene}`, scene));
  const { chosen, dropped } = choosePhotos(many);
  expect(urls(chosen)).toEqual(urls(many.slice(0, maxPhotos)));
  expect(dropped.map(({ reason }) => reason)).toEqual(Array.from({ length: 5 }, () => 'too_many'));
});

test('every candidate is either chosen or dropped once, and nothing is chosen twice', () => {
  const side = fc.integer({ min: 1, max: 3000 });
  const any = fc.record({
    scene: fc.nat(6),
    width: side,
    height: side,
    entropyBits: fc.double({ min: 0, max: 8, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (photos) => {
      const candidates = photos.map(({ scene, ...measures }, at) => candidate(`p${at}`, scene, measures));
      const { chosen, dropped } = choosePhotos(candidates);
      const seen = [...urls(chosen), ...dropped.map(({ url }) => url)].sort();
      expect(seen).toEqual(urls(candidates).sort());
    }),
    { numRuns: 40 },
  );
});
