import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';
import type { MarketingEmail } from './contract.ts';
import { ADDRESS_SLOT, renderEmail, UNSUBSCRIBE_SLOT } from './email.ts';

const email: MarketingEmail = {
  subject: 'Just listed: 14 Heron Point Road',
  preheader: 'Four bedrooms by the lake. Press play.',
  heading: 'Just listed: 14 Heron Point Road',
  paragraphs: ['It has 4 bedrooms & 3.5 baths.', 'Two hosts <b>walk</b> you through it.'],
  price: '$1,250,000',
  address: '14 Heron Point Road',
  cityLine: 'Larkmere, VT 05852',
  facts: ['4 beds', '3.5 baths', '2,840 sq ft'],
  photos: [
    { url: 'https://hearthcast.example/files/photos/a.jpg', alt: 'The front at dusk' },
    { url: 'https://hearthcast.example/files/photos/b.jpg', alt: 'The kitchen' },
  ],
  listenUrl: 'https://hearthcast.example/listings/heron?src=email',
  pageUrl: 'https://hearthcast.example/listings/heron?src=email',
  agent: { name: 'Maya Lind', brokerage: 'Lakeshore Realty', phone: '(555) 010-7788' },
  disclaimer: 'Data deemed reliable.',
};

test('an email uses only what Gmail, Outlook and Apple Mail support', async () => {
  const { html } = await renderEmail(email);
  const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html });
  const errors = [...issues.errors].flatMap(([client, rows]) =>
    rows.map(({ title }) => `${client}: ${title}`),
  );
  expect(errors).toEqual([]);
});

test('an email contains the given text, escaped, with slots for the sender', async () => {
  const { html, text } = await renderEmail(email);
  expect(html).toContain('&lt;b&gt;walk&lt;/b&gt;');
  for (const words of [
    '$1,250,000',
    'Larkmere, VT 05852',
    UNSUBSCRIBE_SLOT,
    ADDRESS_SLOT,
    'Data deemed reliable.',
  ]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain('https://hearthcast.example/listings/heron?src=email');
  expect(html).toContain('alt="The kitchen"');
  // Gmail cuts a mail off at 102 kB.
  expect(html.length).toBeLessThan(30_000);
});

test('an email without price, photos or agent has no gaps', async () => {
  const bare = { name: null, brokerage: null, phone: null };
  const { html, text } = await renderEmail({
    ...email,
    price: null,
    photos: [],
    agent: bare,
    disclaimer: null,
    facts: [],
  });
  expect(html).not.toMatch(/null|undefined/);
  expect(text).not.toMatch(/null|undefined/);
});

test('a very long word may break across lines; links and the plain text get no break points', async () => {
  const link = `https://hearthcast.example/${'a'.repeat(60)}`;
  const { html, text } = await renderEmail({
    ...email,
    address: `1 ${'W'.repeat(50)} Road`,
    paragraphs: [`See ${link} for more.`],
  });
  expect(html).toContain(`1 ${'W'.repeat(22)}\u200b${'W'.repeat(22)}\u200bWWWWWW Road`);
  expect(html).toContain(link);
  expect(text).toContain(`1 ${'W'.repeat(50)} Road`);
});
