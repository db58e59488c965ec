import { expect, test } from 'vitest';
import { captionChanges, captionPages } from './caption-pages.ts';
import { chooseWindow, hookLine } from './choose-window.ts';
import { clipLayout } from './clip-layout.ts';
import { planShots } from './plan-shots.ts';
import { clipShapes } from './rules.ts';
import { timeWords } from './time-words.ts';

const turns = Array.from({ length: 12 }, (_, index) => ({
  speaker: 'Nora',
  text:
    index === 6
      ? 'There is a bluestone terrace. It has a fire pit, and a dock below it.'
      : 'Well, let us go on with our walk now.',
  startSeconds: index * 9,
  endSeconds: index * 9 + 8.5,
}));
const features = ['Bluestone terrace with fire pit', 'Cedar dock'];

test.each([26.4, 56.4])(
  'a talk of at most %s seconds begins with a turn and says what is special',
  (most) => {
    const window = chooseWindow(turns, features, most);
    if (!window) throw new Error('no window');
    expect(window.endSeconds - window.startSeconds).toBeLessThanOrEqual(most);
    expect(turns.map(({ startSeconds }) => startSeconds)).toContain(window.startSeconds);
    expect(window.turns.some(({ text }) => text.includes('bluestone'))).toBe(true);
    expect(hookLine(window, features, 'x')).toBe('x');
    const [terrace] = window.turns.filter(({ text }) => text.includes('bluestone'));
    const said = {
      ...window,
      turns: [
        { ...(terrace as (typeof turns)[0]), text: 'A bluestone terrace faces west. It has a fire pit.' },
      ],
    };
    expect(hookLine(said, features, 'x')).toBe('A bluestone terrace faces west.');
  },
);

test('there is no clip of nothing', () => {
  expect(chooseWindow([], features, 26)).toBeUndefined();
  expect(
    chooseWindow([{ speaker: 'Nora', text: 'Hm.', startSeconds: 0, endSeconds: 0.4 }], [], 26),
  ).toBeUndefined();
});

test('every word has its time, in order, and a figure takes longer than a small word', () => {
  const words = timeWords({
    speaker: 'Nora',
    text: 'It costs $489,000 in all.',
    startSeconds: 2,
    endSeconds: 6,
  });
  expect(words.map(({ word }) => word)).toEqual(['It', 'costs', '$489,000', 'in', 'all.']);
  expect(words[0]?.startSeconds).toBe(2);
  expect(words.at(-1)?.endSeconds).toBeCloseTo(6);
  const long = ({ startSeconds, endSeconds }: (typeof words)[0]) => endSeconds - startSeconds;
  expect(long(words[2] as (typeof words)[0])).toBeGreaterThan(2 * long(words[1] as (typeof words)[0]));
});

test('captions show every word once, in groups that can be read, and pauses clear them away', () => {
  const words = turns.slice(6, 8).flatMap(timeWords);
  const pages = captionPages(words);
  expect(pages.flatMap((page) => page.words)).toEqual(words);
  for (const page of pages) {
    const text = page.words.map(({ word }) => word).join(' ');
    expect(text.length).toBeLessThanOrEqual(34);
    expect(text.slice(0, -1)).not.toMatch(/[.!?] /);
  }
  const later = words.map((word, index) =>
    index < 8 ? word : { ...word, startSeconds: word.startSeconds + 3, endSeconds: word.endSeconds + 3 },
  );
  const changes = captionChanges(captionPages(later), 54);
  expect(changes.filter(({ picture }) => picture !== null)).toHaveLength(words.length);
  expect(changes.filter(({ picture }) => picture === null)).toHaveLength(2);
  expect(changes.map(({ atSeconds }) => atSeconds)).toEqual(
    changes.map(({ atSeconds }) => atSeconds).toSorted((a, b) => a - b),
  );
});

test('photos change with the talk: none is too short, none too long, one stands through a short talk', () => {
  const words = turns.slice(0, 6).flatMap(timeWords);
  const starts = planShots(words, 0, 53.5);
  const lengths = starts.map((at, index) => (starts[index + 1] ?? 53.5) - at);
  expect(starts[0]).toBe(0);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2.6);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(6.6);
  const spoken = words.map(({ startSeconds }) => startSeconds);
  expect(starts.slice(1).every((at) => spoken.includes(at))).toBe(true);
  expect(planShots(words, 0, 5)).toEqual([0]);
});

test.each(clipShapes)('nothing of a %s clip stands over anything else or outside', (shape) => {
  for (const scale of [1, 0.2]) {
    const { width, height, title, hook, captions, waveform } = clipLayout(shape, scale);
    const places = [title, hook, captions, waveform];
    for (const [index, place] of places.entries()) {
      const next = places[index + 1];
      expect(place.left + place.width).toBeLessThanOrEqual(width);
      expect(place.top + place.height).toBeLessThanOrEqual(next?.top ?? height);
      expect(Object.values(place).every((value) => value % 2 === 0)).toBe(true);
    }
  }
});
