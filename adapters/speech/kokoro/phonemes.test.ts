import { expect, test } from 'vitest';
import { joinChunks } from './join-chunks.ts';
import { readPhonemes } from './read-phonemes.ts';
import { splitPhrases } from './split-phrases.ts';
import { symbols } from './symbols.ts';
import { timeWords } from './time-words.ts';

/** What eSpeak says to these words, recorded. */
const recorded: Record<string, string> = {
  "And it's listed at": 'ænd ɪts lˈɪstᵻd æt',
  'right on the lake': 'ɹˈaɪt ɔnðə lˈeɪk',
  'Shall we go in': 'ʃˌæl wiː ɡˌoʊ ˈɪn',
  'four hundred': 'fˈoːrhˈʌndɹɪd',
  ninety: 'nˈaɪnti',
  In: 'ɪn',
};
/** Other words are their own sound, in letters that nothing replaces. */
const spell = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/[rxg]/g, 'k');
const toIpa = async (words: string) => recorded[words] ?? spell(words);

test('there are 115 symbols, each with its own number', () => {
  expect(symbols.size).toBe(115);
  expect(new Set(symbols.values()).size).toBe(115);
  expect([symbols.get(' '), symbols.get('ɹ'), symbols.get('ˈ'), symbols.get('ᵻ')]).toEqual([
    16, 123, 156, 177,
  ]);
});

test('words keep their positions, even where two of them merge into one', async () => {
  const [phrase] = await readPhonemes('right on the lake.', toIpa);
  expect(phrase).toEqual({
    phonemes: 'ɹˈaɪt ɔnðə lˈeɪk.',
    spans: [{ words: ['right', 'on', 'the', 'lake'], start: 0, end: 16 }],
    isSentenceEnd: true,
  });
  const [asked] = await readPhonemes('Shall we go in?', toIpa);
  expect(asked?.spans.map(({ words, start, end }) => [words[0], asked.phonemes.slice(start, end)])).toEqual([
    ['Shall', 'ʃˌæl'],
    ['we', 'wiː'],
    ['go', 'ɡˌoʊ'],
    ['in', 'ˈɪn'],
  ]);
});

test('what eSpeak writes is adapted to what the voice knows', async () => {
  const phonemes = async (text: string) =>
    (await readPhonemes(text, toIpa)).map((phrase) => phrase.phonemes).join(' ');
  expect(await phonemes('four hundred')).toBe('fˈoːɹ hˈʌndɹɪd');
  expect(await phonemes('ninety')).toBe('nˈaɪndi');
  expect(await phonemes('“hello” (there) – you...')).toBe('hello", theke, you…');
});

test('the letter A is said by its name, not as the article', async () => {
  const heard: string[] = [];
  await readPhonemes('A home: the H-O-A fee, Suite A on the left, a V-A loan. H-O-A.', async (words) => {
    heard.push(words);
    return words;
  });
  expect(heard).toEqual(['A home', 'the H-O-eh fee', 'Suite eh on the left', 'a V-eh loan', 'H-O-A']);
});

test('a given pronunciation is used as it stands, and keeps its word', async () => {
  const phrases = await readPhonemes('In [Larkmere](/lˈɑɹkmɪɹ/), now.', toIpa);
  expect(phrases.map((phrase) => phrase.phonemes)).toEqual(['ɪn lˈɑɹkmɪɹ,', 'now.']);
  expect(phrases[0]?.spans[1]).toEqual({ words: ['Larkmere'], start: 3, end: 11 });
});

test('text without any words gives no phrases', async () => {
  expect(splitPhrases(await readPhonemes(' ... — ', toIpa), { shared: 60, most: 400 })).toEqual([]);
});

test('chunks end with sentences and never exceed the limit', async () => {
  const text = 'one two three. four five, six seven. eight nine ten eleven twelve. '.repeat(3);
  const chunks = splitPhrases(await readPhonemes(text, toIpa), { shared: 60, most: 60 });
  for (const chunk of chunks) {
    expect(chunk.phonemes.length).toBeLessThanOrEqual(60);
    expect(chunk.phonemes).toMatch(/\.$/);
    for (const { words, start, end } of chunk.spans)
      expect(chunk.phonemes.slice(start, end)).toBe(spell(words[0] as string));
  }
  const words = chunks.flatMap((chunk) => chunk.spans.flatMap((span) => span.words));
  expect(words).toHaveLength(36);
});

test('a sentence or a phrase that is too long is cut at a comma, or else between words', async () => {
  const commas = splitPhrases(await readPhonemes('one two three, four five six, seven eight nine.', toIpa), {
    shared: 20,
    most: 20,
  });
  expect(commas.map((chunk) => chunk.phonemes)).toEqual([
    'one two thkee,',
    'fouk five sik,',
    'seven eikht nine.',
  ]);
  const none = splitPhrases(await readPhonemes('alpha beta gamma delta epsilon zeta', toIpa), {
    shared: 12,
    most: 12,
  });
  expect(none.map((chunk) => chunk.phonemes)).toEqual(['alpha beta', 'kamma delta', 'epsilon zeta']);
  expect(none.map((chunk) => chunk.spans.length)).toEqual([2, 2, 2]);
});

test('short sentences share a chunk, and a long one stays whole while the voice can take it', async () => {
  const text = 'one two. three four. five six, seven eight, nine ten.';
  const chunks = splitPhrases(await readPhonemes(text, toIpa), { shared: 24, most: 40 });
  expect(chunks.map(({ phonemes }) => phonemes)).toEqual([
    'one two. thkee fouk.',
    'five sik, seven eikht, nine ten.',
  ]);
});

test('word times come from the frames of their phonemes', () => {
  const spans = [
    { words: ['on', 'the'], start: 0, end: 4 },
    { words: ['lake'], start: 5, end: 7 },
  ];
  // Start mark, seven phonemes, end mark; a frame is 25 ms.
  const timed = timeWords(spans, [10, 2, 2, 2, 4, 1, 4, 4, 12]);
  expect(timed.map(({ word, startSeconds, endSeconds }) => [word, startSeconds, endSeconds])).toEqual([
    ['on', 0.25, 0.35],
    ['the', 0.35, 0.5],
    ['lake', 0.525, expect.closeTo(0.725)],
  ]);
});

test('joined chunks lose most of the silence between them, and their words move with them', () => {
  const chunk = (word: string) => ({
    samples: new Float32Array(40 * 600).fill(0.1),
    frames: [12, 8, 20],
    words: [{ word, startSeconds: 0.3, endSeconds: 0.5 }],
  });
  const { samples, words } = joinChunks([chunk('one'), chunk('two')]);
  expect(samples.length).toBe((80 - 14 - 10) * 600);
  expect(words[0]?.startSeconds).toBeCloseTo(0.3);
  expect(words[1]?.startSeconds).toBeCloseTo(26 * 0.025 + 0.05);
  expect(joinChunks([])).toEqual({ samples: new Float32Array(0), words: [] });
});
