import { expect, test } from 'vitest';
import { markets } from '#db/schema/directory.ts';
import { auditLog } from '#db/schema/operations.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createConfirmedUser } from '../../accounts/create-confirmed-user.ts';
import { previewPronunciation } from '../../audio/recording/preview-pronunciation.ts';
import { toSpoken } from '../to-spoken.ts';
import { ENTRIES_PER_PAGE, findLexicon, listPronunciations } from './queries.ts';
import { removePronunciation } from './remove-pronunciation.ts';
import { respellIpa } from './respell-ipa.ts';
import { savePronunciation } from './save-pronunciation.ts';
import { PreviewPronunciation, SavePronunciation } from './schema.ts';

const { ctx } = await createTestContext();
const { userId } = await createConfirmedUser(ctx, {
  email: 'ada@say.example',
  firstName: 'Ada',
  password: 'Test-password-1',
});
const actor = { actorId: userId, ip: null };
const [market] = await ctx.db
  .insert(markets)
  .values({ slug: 'wilsonville', name: 'Wilsonville', state: 'Oregon' })
  .returning();
const marketId = market?.id ?? null;
const save = (input: Partial<SavePronunciation>) =>
  savePronunciation(ctx, {
    ...SavePronunciation.parse({ word: 'Boeckman', sayAs: 'beck-man', ...input }),
    actor,
  });

test('there are initial words, and each of them is stable when spoken', async () => {
  const { entries, nextCursor } = await listPronunciations(ctx, {});
  expect(entries).toHaveLength(ENTRIES_PER_PAGE);
  for (let cursor = nextCursor; cursor; ) {
    const page = await listPronunciations(ctx, { cursor });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThan(70);
  const lexicon = await findLexicon(ctx, { city: '', state: '' });
  for (const { word, spoken } of entries) {
    expect(SavePronunciation.safeParse({ word, sayAs: spoken }).success).toBe(true);
    const said = toSpoken(word, { lexicon });
    expect(said).toBe(spoken);
    expect(toSpoken(said, { lexicon })).toBe(said);
  }
});

test('an entry is saved with who and when, changed, found and removed', async () => {
  const { id } = await save({ word: 'Aurora Mills', sayAs: 'uh-roar-uh mills' });
  await save({ id, word: 'Aurora Mills', sayAs: 'oh-roar-uh mills' });
  const { entries } = await listPronunciations(ctx, { search: 'AURORA' });
  expect(entries).toEqual([
    expect.objectContaining({
      id,
      spoken: 'oh-roar-uh mills',
      changedBy: 'ada@say.example',
      updatedAt: ctx.now().toISOString(),
    }),
  ]);
  expect(await removePronunciation(ctx, { id, actor })).toEqual({ isRemoved: true });
  expect(await removePronunciation(ctx, { id, actor })).toEqual({ isRemoved: false });
  await expect(save({ id })).rejects.toMatchObject({ code: 'not_found' });
  const actions = (await ctx.db.select().from(auditLog)).map((entry) => entry.action);
  expect(actions.filter((action) => action.startsWith('pronunciation.'))).toEqual([
    'pronunciation.saved',
    'pronunciation.saved',
    'pronunciation.removed',
  ]);
});

test('a market may say a word differently, and only there', async () => {
  await save({ word: 'Charbonneau', sayAs: 'shar-bon-oh' });
  await save({ word: 'charbonneau', sayAs: 'shar-buh-no', marketId });
  await expect(save({ word: 'CHARBONNEAU', sayAs: 'x' })).rejects.toMatchObject({
    code: 'conflict',
    fields: { word: expect.stringMatching(/has an entry already/) },
  });
  const said = async (city: string, state: string) =>
    (await findLexicon(ctx, { city, state })).get('charbonneau');
  expect(await said('Wilsonville', 'OR')).toBe('shar-buh-no');
  expect(await said('wilsonville', 'oregon')).toBe('shar-buh-no');
  expect(await said('Wilsonville', 'AL')).toBe('shar-bon-oh');
  expect(await said('Bend', 'OR')).toBe('shar-bon-oh');
});

test('an unknown market is refused', async () => {
  const gone = '00000000-0000-4000-8000-000000000001';
  await expect(save({ word: 'Nowhere', marketId: gone })).rejects.toMatchObject({ code: 'conflict' });
});

test('a search takes special characters literally', async () => {
  expect((await listPronunciations(ctx, { search: '%' })).entries).toEqual([]);
});

test.each([
  ['wɪˈlæmɪt', 'wih-lamiht'],
  ['/ləˈnaɪ/', 'luh-neye'],
  ['ˈbɔɪsi', 'boysee'],
  ['t͡ʃoʊp', 'chohp'],
])('%s is read as %s', (ipa, letters) => {
  expect(respellIpa(ipa)).toBe(letters);
});

test.each([
  [{ word: 'Gila', sayAs: 'h33-la' }, 'letters, spaces and hyphens'],
  [{ word: 'Gila', sayAs: '<b>', notation: 'ipa' }, 'phonetic alphabet'],
  [{ word: '   ', sayAs: 'x' }, 'enter a word'],
  [{ word: 'one two three four five', sayAs: 'x' }, 'four words'],
  [{ word: 'x'.repeat(61), sayAs: 'x' }, '60 characters'],
])('%j is refused', (input, message) => {
  expect(SavePronunciation.safeParse(input).error?.issues[0]?.message).toContain(message);
});

test('a sample is spoken with the entry’s pronunciation, as a WAV file', async () => {
  const lines: string[] = [];
  const voices = {
    name: 'test',
    isDraft: true,
    voiceKey: () => 'v',
    speak: async (given: { text: string }[]) => {
      lines.push(...given.map(({ text }) => text));
      return [{ samples: new Float32Array([0, 0.5, -2]), sampleRate: 16_000 }];
    },
  };
  const speech = { name: 'test', wordsPerMinute: 150, prepare: async () => voices };
  const entry = PreviewPronunciation.parse({ word: 'Gila', sayAs: 'Hee-luh' });
  const { wav } = await previewPronunciation({ speech }, entry);
  expect(lines).toEqual(['hee-luh. Welcome to hee-luh.']);
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(24)).toBe(16_000);
  expect([wav.readInt16LE(44), wav.readInt16LE(46), wav.readInt16LE(48)]).toEqual([0, 16_384, -32_767]);
});
