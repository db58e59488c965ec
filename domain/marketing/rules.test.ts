import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
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
