import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { captionLines } from './audiogram/caption-lines.ts';
import { chooseWindow, headlineOf } from './audiogram/choose-window.ts';
import { composeEml, withSource } from './rules.ts';

test('an .eml holds subject, text and HTML as they were, in any letters', async () => {
  const mail = {
    subject: 'Neu: „Haus am See“ 🏡 — press play on it today',
    html: '<p>Grüße</p>'.repeat(40),
    text: 'Grüße\n',
  };
  const read = await PostalMime.parse(composeEml(mail, 'boundary-1'));
  expect({ subject: read.subject, html: read.html?.trim(), text: read.text?.trim() }).toEqual({
    subject: mail.subject,
    html: mail.html,
    text: mail.text.trim(),
  });
});

test('a link keeps its own parameters and gets a source', () => {
  expect(withSource('https://a.example/x?y=1', 'qr')).toBe('https://a.example/x?y=1&src=qr');
});

test('a clip is at most 30 seconds, begins with a turn and has a caption at every moment of speech', () => {
  const turns = Array.from({ length: 12 }, (_, index) => ({
    speaker: 'Nora',
    text:
      index === 6
        ? 'There is a bluestone terrace. It has a fire pit, and a dock below it.'
        : 'Well, let us go on with our walk now.',
    startSeconds: index * 9,
    endSeconds: index * 9 + 8.5,
  }));
  const window = chooseWindow(turns, ['Bluestone terrace with fire pit', 'Cedar dock']);
  if (!window) throw new Error('no window');
  expect(window.endSeconds - window.startSeconds).toBeLessThanOrEqual(30);
  expect(turns.map(({ startSeconds }) => startSeconds)).toContain(window.startSeconds);
  expect(window.turns.some(({ text }) => text.includes('bluestone'))).toBe(true);
  expect(headlineOf(window, 'x')).not.toBe('x');
  const lines = captionLines(window);
  expect(lines.every(({ text }) => text.length <= 60)).toBe(true);
  expect(lines.every(({ startSeconds, endSeconds }) => endSeconds - startSeconds > 1)).toBe(true);
  expect(
    captionLines({
      ...window,
      turns: [{ ...(turns[0] as (typeof turns)[0]), text: 'Okay. Take me outside.' }],
    }),
  ).toHaveLength(1);
  expect(lines.map(({ text }) => text).join(' ')).toBe(window.turns.map(({ text }) => text).join(' '));
});
