import { expect, test } from 'vitest';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { isCompleteChoice } from './occasion-choice.ts';
import { partsBehind } from './parts-behind.ts';

const openHouse = { date: '2026-11-22', start: '13:00', end: '15:00' };
const part = (occasion: string, isEdited = false, open: typeof openHouse | null = null) => ({
  isEdited,
  content: { occasion, openHouse: open },
});
const kitOf = (parts: object) =>
  ({
    parts: {
      facebook: null,
      instagram: null,
      twitter: null,
      linkedin: null,
      image: null,
      email: null,
      ...parts,
    },
  }) as unknown as MarketingKit;

test('a part for another occasion or another hour is behind; edited parts are listed separately', () => {
  const kit = kitOf({
    facebook: part('open-house', false, { ...openHouse }),
    instagram: part('just-listed'),
    twitter: part('open-house', false, { ...openHouse, start: '12:00' }),
    linkedin: part('just-listed', true),
    email: part('just-listed'),
  });
  expect(partsBehind(kit, { occasion: 'open-house', openHouse })).toEqual({
    open: ['instagram', 'twitter', 'email'],
    edited: ['linkedin'],
  });
  expect(partsBehind(kitOf({ image: part('sold') }), { occasion: 'sold', openHouse: null })).toEqual({
    open: [],
    edited: [],
  });
});

test('an open house needs a day and an end after its start', () => {
  expect(isCompleteChoice({ occasion: 'open-house', openHouse })).toBe(true);
  expect(isCompleteChoice({ occasion: 'open-house', openHouse: null })).toBe(false);
  expect(isCompleteChoice({ occasion: 'open-house', openHouse: { ...openHouse, date: '' } })).toBe(false);
  expect(isCompleteChoice({ occasion: 'open-house', openHouse: { ...openHouse, end: '12:00' } })).toBe(false);
  expect(isCompleteChoice({ occasion: 'just-listed', openHouse: null })).toBe(true);
});
