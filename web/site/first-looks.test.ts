import { join } from 'node:path';
import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { writtenMarkup } from '#tests/support/written-markup.ts';
import { firstLooks } from './first-looks.ts';
import type { islands as Islands } from './islands.ts';
import { withoutSlashes } from './write-by-react.ts';
import { prewritten, writeHydratable } from './write-markup.ts';

type Player = ComponentProps<(typeof Islands)['podcast-player']>;

const player: Player = {
  eyebrow: 'Podcast',
  title: 'Listen to this “home” & more',
  home: '4 Quarry Lane, Tarn',
  subtitle: 'Tarn, OR · 2:05',
  fileUrl: '/files/episode.mp3?a=1&b=2',
  artist: 'Ines Varga',
  cover: { url: '/files/cover.jpg', avifUrl: '/files/cover.avif' },
  durationSeconds: 125.4,
  askAbout: 'home',
  disclosure: 'These voices are computer-made.',
  levels: [8, 40, 100, 63],
  chapters: [
    { title: 'The kitchen', startSeconds: 0 },
    { title: 'The orchard', startSeconds: 61.5 },
  ],
  turns: [
    { speaker: 'Nora', text: 'Is that a “real” bread oven?', startSeconds: 0 },
    { speaker: 'Theo', text: "It's brick, <and> it works.", startSeconds: 4.2 },
  ],
};
const bare: Player = {
  ...player,
  cover: { url: '/files/cover.jpg' },
  askAbout: null,
  durationSeconds: 0,
  levels: [],
  chapters: [],
  turns: [],
};

const contact = {
  path: '/listings/quarry',
  target: { call: 'create-hubspot-lead', listingId: 'a', listingAddress: '4 Quarry Lane' },
  leadReader: 'listing-agent',
  agentName: 'Ines “Io” Varga',
  pageVersion: '3',
};
const refused = {
  kind: 'refused',
  message: 'Please try again.',
  problems: { email: 'That isn’t an address.', message: 'Say more.' },
  values: { name: 'Juna <b>', email: 'x', phone: '1', message: '\nIs it & quiet?' },
};
const ask = { slug: 'quarry & lane', suggestions: ['Is there a cellar?', 'What’s the <lot>?'], state: null };
const answered = {
  exchanges: [
    {
      question: 'Is there a well?',
      answer: { answer: 'It doesn’t say.', known: false, kind: 'unknown', facts: [], conversationId: 'c' },
    },
    {
      question: 'How large is it?',
      answer: {
        answer: 'Half an acre.',
        known: false,
        kind: 'unknown',
        facts: [{ source: 'Lot' }, { source: 'Remarks' }],
        conversationId: 'c',
      },
    },
  ],
  problem: 'One moment, please.',
  isSent: false,
};
const map = { place: {}, label: 'Map of Tarn', link: 'https://map.example/?a=1&b=2' };

const samples: { [Name in keyof typeof firstLooks]-?: object[] } = {
  'ask-box': [
    ask,
    { ...ask, canHear: true, isFramed: true },
    { ...ask, state: answered, canHear: false },
    { ...ask, state: { ...answered, isSent: true } },
  ],
  'contact-form': [
    { ...contact, state: null },
    { ...contact, leadReader: 'staff', agentName: null, state: { kind: 'sent' } },
    { ...contact, state: refused },
  ],
  'location-map': [
    { ...map, hasArea: true },
    { ...map, hasArea: false, link: null },
  ],
  'podcast-player': [player, bare, { ...player, cover: undefined, chapters: player.chapters.slice(1) }],
  'share-buttons': [{ copied: 'a', shared: 'b', title: 'c', className: 'button' }],
} as never;

/** Browsers don't care about the order of an element's attributes. */
function sorted(html: string): string {
  return html.replaceAll(/<([a-z]+)((?: [^ =>]+="[^"]*")*)>/gi, (_, tag: string, attributes: string) => {
    const all = attributes.match(/ [^ =>]+="[^"]*"/g) ?? [];
    return `<${tag}${all.sort().join('')}>`;
  });
}

/** As browsers get them, with nothing prewritten. */
const { module } = await runnerImport<{ islands: typeof Islands }>(join(import.meta.dirname, 'islands.ts'), {
  configFile: false,
  root: join(import.meta.dirname, '..', '..'),
});
const { islands } = module;

test('an island that we write ourselves matches what React would hydrate, to the letter', () => {
  const names = Object.keys(firstLooks) as (keyof typeof firstLooks)[];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    for (const props of samples[name] ?? []) {
      const look = createElement(firstLooks[name] as ComponentType<object>, props);
      const written = writtenMarkup(prewritten(writeHydratable(look)));
      const island = createElement(islands[name] as ComponentType<object>, props);
      const rendered = withoutSlashes(renderToString(island, { identifierPrefix: name }));
      expect(sorted(written)).toBe(sorted(rendered));
    }
    expect(samples[name]).toBeDefined();
  }
});
