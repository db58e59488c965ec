import { expect, test } from 'vitest';
import { openingQuestion } from './opening-question.ts';

const asked = (part: string, ...ids: string[]) =>
  openingQuestion(
    part,
    ids.map((id) => ({ id })),
  );

test('nobody asks for other rooms to hear about an elevator', () => {
  expect(asked('levels', 'house-elevator')).toBe('open-lift');
  expect(asked('levels', 'house-elevator', 'wine-cellar')).toBe('open-extras');
  expect(asked('levels', 'bonus-room', 'wine-cellar')).toBe('open-levels');
  expect(asked('levels', 'basement')).toBe('open-below');
});

test('a question about every day is asked only where nothing plainer fits', () => {
  expect(asked('practical', 'central-air', 'ceiling-fans')).toBe('open-cooling');
  expect(asked('practical', 'sound-system')).toBe('open-gadgets');
  expect(asked('practical', 'central-air', 'separate-entrance')).toBe('open-practical');
});
