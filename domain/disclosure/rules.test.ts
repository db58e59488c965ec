import { expect, test } from 'vitest';
import { channels, defaultWordings, disclosureText, endOfDisclosure, maxLengths, saysAi } from './rules.ts';
import { Wordings } from './schema.ts';

test.each([
  ["I'm Nora, he's Miles, and we're AI voices who've read the listing.", true],
  ['Nora and Miles here, both AI, working from the listing.', true],
  ['The voices in the episode are AI-generated.', true],
  ['The hosts are artificial intelligence.', true],
  ['🎧 https://hearthcast.example/listings/x\nAI voices.', true],
  ['We’re AI, and we go by the listing.', true],
  ['AI-powered cameras watch the drive.', false],
  ['The hosts love the AI thermostat in the hall.', false],
  ['Our hosts walk you through it in a short podcast.', false],
  ['Set on Aire Street, with AIR conditioning.', false],
])('%j says that the voices are AI: %s', (text, expected) => {
  expect(saysAi(text)).toBe(expected);
});

test('a listener knows as soon as the word itself is heard', () => {
  const text = 'This is Hearthcast, where two AI voices read a listing.';
  expect(text.slice(0, endOfDisclosure(text))).toBe('This is Hearthcast, where two AI voices');
  expect(endOfDisclosure('Welcome to Hearthcast.')).toBeUndefined();
});

test('all of our initial wordings pass the rules for staff’s wordings', () => {
  expect(Wordings.safeParse(defaultWordings).error).toBeUndefined();
  expect(defaultWordings.spoken.length).toBeGreaterThanOrEqual(12);
  for (const channel of channels)
    for (const text of [defaultWordings[channel]].flat())
      expect(text.length).toBeLessThanOrEqual(maxLengths[channel]);
});

test.each([
  ['silence about it', { page: 'Two hosts talk about the home.' }, 'page'],
  ['more than a network has room for', { twitter: `AI voices. ${'Really. '.repeat(6)}` }, 'twitter'],
  ['several lines', { email: 'The hosts are\nAI voices.' }, 'email'],
  [
    'a slot that nobody can fill',
    { spoken: defaultWordings.spoken.with(0, "We're AI voices, {agent}.") },
    'spoken',
  ],
  ['an open bracket', { spoken: defaultWordings.spoken.with(0, "We're AI voices [here.") }, 'spoken'],
  [
    'a word that may be chosen away',
    { spoken: defaultWordings.spoken.with(0, "We're [AI voices|hosts].") },
    'spoken',
  ],
  ['nothing for a home without an address', { spoken: defaultWordings.spoken.slice(0, 3) }, 'spoken'],
  ['too few to differ', { spoken: defaultWordings.spoken.slice(-2) }, 'spoken'],
])('%s is refused', (_, change, field) => {
  const { error } = Wordings.safeParse({ ...defaultWordings, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

test('an episode says what it was delivered with, an old one our initial wording', () => {
  const disclosure = { texts: { page: 'Both hosts are AI voices.' } };
  expect(disclosureText({ disclosure }, 'page')).toBe('Both hosts are AI voices.');
  expect(disclosureText({}, 'page')).toBe(defaultWordings.page);
  expect(disclosureText(null, 'feed')).toBe(defaultWordings.feed);
});
