import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startFakeSpeech } from '#tests/fakes/speech.ts';
import { Unavailable } from '../unavailable.ts';
import type { Speech } from './contract.ts';
import { createElevenLabsSpeech } from './elevenlabs.ts';
import { createFlite } from './flite.ts';
import { createGeminiSpeech } from './gemini.ts';
import { createOpenAiCompatibleSpeech } from './openai-compatible.ts';
import { withDraft } from './with-draft.ts';

const fake = await startFakeSpeech();
afterAll(fake.stop);
afterEach(() => {
  fake.faults.length = 0;
  fake.requests.length = 0;
});
const { apiUrl } = fake;
const account = { apiUrl, apiKey: 'key-1', voices: ['voice-n', 'voice-m'] } as const;
const root = join(import.meta.dirname, '..', '..');

const createProviders = (patience: { timeoutMs?: number } = {}): [string, Speech][] => [
  ['OpenAI-compatible', createOpenAiCompatibleSpeech({ ...account, ...patience, model: 'speaker-1' })],
  ['ElevenLabs', createElevenLabsSpeech({ ...account, ...patience })],
  ['Gemini', createGeminiSpeech({ ...account, ...patience, model: 'gemini-voice' })],
];
const providers = createProviders();
const engines: [string, Speech][] = [['flite', createFlite({ root })], ...providers];
const lines = [
  { speaker: 'nora', text: 'Four bedrooms, and a porch that looks west.' },
  { speaker: 'miles', text: 'In [Larkmere](/lˈɑɹkmɪɹ/)?' },
];
const signal = new AbortController().signal;

test.each(engines)('%s speaks every line, in order, and reports each one', async (_, speech) => {
  const voices = await speech.prepare({ signal });
  const handed: number[] = [];
  const spoken = await voices.speak(lines, { signal, onLine: (index) => void handed.push(index) });
  expect(handed).toEqual([0, 1]);
  expect(spoken).toHaveLength(2);
  for (const { samples, sampleRate } of spoken) {
    expect(samples.length / sampleRate).toBeGreaterThan(0.08);
    expect(Math.max(...samples.slice(0, sampleRate * 3))).toBeGreaterThan(0.05);
  }
  expect(spoken[0]?.samples.length).toBeGreaterThan(spoken[1]?.samples.length as number);
  expect(voices.voiceKey('nora')).not.toBe(voices.voiceKey('miles'));
  expect(speech.wordsPerMinute).toBeGreaterThan(120);
});

test.each(engines)('%s says nothing when it is told to stop', async (_, speech) => {
  const voices = await speech.prepare({ signal });
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(voices.speak(lines, { signal: stopped })).rejects.toThrow();
});

test.each(engines)('%s fails when a line cannot be saved', async (_, speech) => {
  const voices = await speech.prepare({ signal });
  const onLine = () => Promise.reject(new Error('disk full'));
  await expect(voices.speak(lines, { signal, onLine })).rejects.toThrow('disk full');
});

const faults = [500, 429, 'reset', 'garbage'] as const;
test.each(providers.flatMap(([name, speech]) => faults.map((fault) => [name, fault, speech] as const)))(
  '%s: %s is worth retrying',
  async (_, fault, speech) => {
    const voices = await speech.prepare({ signal });
    fake.faults.push(fault);
    await expect(voices.speak(lines, { signal })).rejects.toBeInstanceOf(Unavailable);
  },
);

test.each(createProviders({ timeoutMs: 200 }))('%s: a timeout is worth retrying', async (_, speech) => {
  const voices = await speech.prepare({ signal });
  fake.faults.push('hang');
  await expect(voices.speak(lines, { signal })).rejects.toBeInstanceOf(Unavailable);
});

test.each(providers)('%s: a refused request is not', async (_, speech) => {
  const voices = await speech.prepare({ signal });
  fake.faults.push(422);
  const refusal = await voices.speak(lines, { signal }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).not.toBeInstanceOf(Unavailable);
});

test('each provider gets its own request format, without the pronunciation marks', async () => {
  for (const [, speech] of providers)
    await (await speech.prepare({ signal })).speak(lines.slice(1), { signal });
  const [openAi, elevenLabs, gemini] = fake.requests;
  expect(openAi?.body).toMatchObject({
    model: 'speaker-1',
    input: 'In Larkmere?',
    voice: 'voice-m',
    response_format: 'wav',
  });
  expect(elevenLabs?.path).toBe('/v1/text-to-dialogue/with-timestamps?output_format=pcm_24000');
  expect(elevenLabs?.body).toMatchObject({
    inputs: [{ text: 'In Larkmere?', voice_id: 'voice-m' }],
    model_id: 'eleven_v3',
  });
  expect(gemini?.path).toBe('/v1beta/models/gemini-voice:generateContent');
  expect(JSON.stringify(gemini?.body)).toContain('Miles: In Larkmere?');
  expect(JSON.stringify(gemini?.body)).toContain('"speaker":"Nora"');
});

test('ElevenLabs returns word times, and a swallowed line is requested again by itself', async () => {
  const voices = await createElevenLabsSpeech(account).prepare({ signal });
  const swallowed = { speaker: 'miles', text: '[laughs] so true' };
  const spoken = await voices.speak([lines[0] as (typeof lines)[0], swallowed], { signal });
  expect(fake.requests.map((request) => (request.body.inputs as object[]).length)).toEqual([2, 1]);
  expect(spoken[0]?.words?.map(({ word }) => word).join(' ')).toBe(lines[0]?.text);
  expect(spoken[1]?.words?.[0]).toMatchObject({ word: '[laughs]', startSeconds: 0 });
});

test('a long script is sent to ElevenLabs as several dialogues', async () => {
  const voices = await createElevenLabsSpeech(account).prepare({ signal });
  const long = Array.from({ length: 5 }, () => ({ speaker: 'nora', text: 'word '.repeat(140).trim() }));
  expect(await voices.speak(long, { signal })).toHaveLength(5);
  expect(fake.requests.map((request) => (request.body.inputs as object[]).length)).toEqual([2, 2, 1]);
});

test('when the first voices cannot be made ready, the draft voices speak and say so', async () => {
  const reasons: unknown[] = [];
  const failing: Speech = {
    name: 'any',
    wordsPerMinute: 165,
    prepare: () => Promise.reject(new Unavailable('pack', 'away')),
  };
  const draft = createFlite({ root });
  const speech = withDraft({ first: failing, draft, onFallback: (reason) => reasons.push(reason) });
  const voices = await speech.prepare({ signal });
  expect(voices).toMatchObject({ name: 'flite', isDraft: true });
  expect(reasons).toHaveLength(1);
  await expect(speech.prepare({ signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow(
    'stopped',
  );
});
