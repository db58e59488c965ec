import { expect, test } from 'vitest';
import { knownOrigins } from './known-origins.ts';
import { askForOriginals, missingOriginals } from './missing-originals.ts';
import type { PhotoMark } from './schema.ts';
import { findStateRule } from './state-rule.ts';

const [front, den, yard] = ['front', 'den', 'yard'].map((name) => `https://homes.example/${name}.jpg`) as [
  string,
  string,
  string,
];

type Home = Parameters<typeof missingOriginals>[0];

function home(change: Partial<Home> & { captions?: Record<string, string>; marks?: PhotoMark[] } = {}): Home {
  const { captions = {}, marks, ...rest } = change;
  const facts = {
    street: { value: '1 Photo Lane' },
    photoCaptions: { value: captions },
    description: { value: rest.description ?? '' },
  };
  return {
    state: 'CA',
    saleStatus: 'active',
    images: [front, den, yard],
    localImages: [],
    description: '',
    aiEnhancedDescription: JSON.stringify({ facts }),
    corrections: marks ? { photoOrigins: { value: marks, by: 'a', at: '', pageSaid: null } } : {},
    ...rest,
  };
}

const mark = (url: string, change: Partial<PhotoMark> = {}): PhotoMark => ({
  url,
  kind: 'staged',
  edits: '',
  original: null,
  isLeftOut: false,
  ...change,
});
const captions = { [den]: 'Den, virtually staged' };

test.each([
  ['CA', 'active', '2025-12-31', undefined],
  ['CA', 'active', '2026-01-01', 'AB 723'],
  ['California', null, '2026-11-16', 'AB 723'],
  ['CA', 'for rent', '2026-11-16', undefined],
  ['WI', 'active', '2026-12-31', undefined],
  ['WI', 'active', '2027-01-01', '2025 Act 69'],
  ['OR', 'active', '2027-01-01', undefined],
  ['', null, '2027-01-01', undefined],
])('%s, %s, on %s: %s', (state, saleStatus, day, law) => {
  expect(findStateRule({ state, saleStatus }, day)?.law).toBe(law);
});

test('no original is missing before the law takes effect, but from its first day on one is', () => {
  expect(missingOriginals(home({ captions }), '2025-12-31')).toBeUndefined();
  expect(missingOriginals(home({ captions }), '2026-01-01')).toEqual({
    law: 'California (AB 723)',
    photos: [{ url: den, position: 2, label: 'virtually staged' }],
    unclear: [],
  });
  // Wisconsin requires a label, but no original.
  expect(missingOriginals(home({ captions, state: 'WI' }), '2027-06-01')).toBeUndefined();
});

test.each([
  ['its original was added', [mark(den, { original: 'https://hearthcast.example/listing-uploads/x.jpg' })]],
  ['it is left out', [mark(den, { isLeftOut: true })]],
  ['the agent says that it is as it was taken', [mark(den, { kind: 'as-listed' })]],
  ['it is a rendering, which has no original', [mark(den, { kind: 'rendered' })]],
])('nothing is missing once %s', (_, marks) => {
  expect(missingOriginals(home({ captions, marks }), '2026-11-16')).toBeUndefined();
});

test('a photo’s kind comes from the agent first, then its caption, its file, then the remarks', () => {
  const staged = home({
    images: [front, den, `${yard.slice(0, -4)}-digitally-altered.jpg`],
    captions,
    description: 'Photo 1 is virtually staged.',
    marks: [mark(den, { kind: 'edited', edits: 'Sky replaced' })],
  });
  const { byUrl } = knownOrigins(staged);
  expect([...byUrl.values()].map(({ kind, saidBy }) => `${kind} ${saidBy}`)).toEqual([
    'staged remarks',
    'edited agent',
    'edited file-name',
  ]);
});

test('remarks that don’t say which photos lead to a question, until someone has looked', () => {
  const said = home({ description: 'Some photos are virtually staged.' });
  const missing = missingOriginals(said, '2026-11-16');
  expect(missing).toMatchObject({ photos: [], unclear: ['Some photos are virtually staged.'] });
  expect(missing && askForOriginals(missing)).toContain('but not which photos');
  expect(missingOriginals({ ...said, ...home({ marks: [] }) }, '2026-11-16')).toBeUndefined();
  const single = home({ images: [den], description: 'PICTURE IS VIRTUALLY STAGED' });
  expect(missingOriginals(single, '2026-11-16')?.photos).toHaveLength(1);
});

test('the question says which photo, which law, and what other options there are', () => {
  const one = missingOriginals(home({ captions }), '2026-11-16');
  expect(one && askForOriginals(one)).toBe(
    'Photo 2 of your listing is virtually staged. Please add the original photo. California (AB 723) requires that buyers can see the unaltered photo. You can also leave a photo out, or tell us that it is as it was taken.',
  );
  const two = missingOriginals(home({ captions, marks: [mark(front)] }), '2026-11-16');
  expect(two && askForOriginals(two)).toMatch(/^2 of your photos are altered \(virtually staged\)\./);
});
