import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startFakeWriter } from '#tests/fakes/writer.ts';
import { Unavailable } from '../unavailable.ts';
import { UnusableAnswer } from './contract.ts';
import { writerProviders } from './create-model.ts';
import { createLanguageModelWriter } from './language-model.ts';

const fake = await startFakeWriter();
afterAll(fake.stop);
const schema = z.object({
  turns: z.array(z.object({ speaker: z.enum(['nora', 'miles']), text: z.string() })),
});
const good = { turns: [{ speaker: 'nora', text: 'A porch.' }] };
const request = { system: 'You write.', prompt: 'Write one turn.', schema, purpose: 'a test' };

beforeEach(() => {
  fake.asked.length = 0;
  fake.faults.length = 0;
  fake.say(() => good);
});

describe.each(writerProviders)('%s', (provider) => {
  const writer = createLanguageModelWriter({
    provider,
    model: 'fake',
    apiKey: 'key-1',
    baseUrl: fake.baseUrl(provider),
    prices: { input: 3, output: 15 },
    temperature: 0.6,
    timeoutMs: 400,
    retryDelayMs: 1,
  });

  test('answers in the requested shape, and reports the cost', async () => {
    const { object, costCents, model, tokens } = await writer.complete({ ...request, maxOutputTokens: 321 });
    expect(object).toEqual(good);
    expect(tokens).toEqual({ input: 1000, output: 200 });
    expect(costCents).toBeCloseTo(0.6);
    expect(model).toBe('fake');
    expect(fake.asked).toHaveLength(1);
    expect(fake.asked[0]).toMatchObject({ prompt: 'Write one turn.', maxOutputTokens: 321, key: 'key-1' });
    expect(fake.asked[0]?.system).toMatch(/^You write\.[\s\S]*"speaker"/);
  });

  test('reports the temperature and seed it used', async () => {
    const { sampling } = await writer.complete({ ...request, seed: 42 });
    expect(sampling).toEqual({ temperature: 0.6, seed: 42 });
    expect(fake.asked[0]?.temperature).toBe(0.6);
    expect(fake.asked[0]?.seed).toBe(provider === 'anthropic' ? undefined : 42);
  });

  test('a model that takes no temperature gets a request without one', async () => {
    fake.faults.push('no-sampling');
    const { object, sampling } = await writer.complete({ ...request, seed: 42 });
    expect(object).toEqual(good);
    expect(sampling).toEqual({});
    expect(fake.asked[0]).toMatchObject({ temperature: undefined, seed: undefined });
  });

  test.each(['garbage', 'wrong-shape', 'cut', 'refusal', 'empty'] as const)(
    'asks again after %s, and counts both',
    async (fault) => {
      fake.faults.push(fault);
      const { object, tokens } = await writer.complete(request);
      expect(object).toEqual(good);
      expect(tokens).toEqual({ input: 2000, output: 400 });
      expect(fake.asked[1]?.prompt).toMatch(/did not have the required shape/);
    },
  );

  test.each([500, 503, 429, 'reset'] as const)('tries again after %s', async (fault) => {
    fake.faults.push(fault);
    expect((await writer.complete(request)).object).toEqual(good);
  });

  test.each([500, 529, 429, 'reset'] as const)('repeated %s may be tried later', async (fault) => {
    fake.faults.push(fault, fault, fault);
    await expect(writer.complete(request)).rejects.toBeInstanceOf(Unavailable);
    expect(fake.faults).toEqual([]);
  });

  test.each(['hang', 401, 403, 404] as const)('%s is not retried at once', async (fault) => {
    fake.faults.push(fault);
    await expect(writer.complete(request)).rejects.toBeInstanceOf(Unavailable);
    expect(fake.asked).toEqual([]);
  });

  test('a model that won’t keep to the shape is given up on, and its cost is reported', async () => {
    fake.faults.push('garbage', 'wrong-shape', 'cut');
    const failure = await writer.complete(request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnusableAnswer);
    expect((failure as UnusableAnswer).costCents).toBeCloseTo(1.8);
  });

  test('an endless answer is cut off', async () => {
    fake.faults.push('endless', 'endless', 'endless');
    await expect(writer.complete(request)).rejects.toBeInstanceOf(Unavailable);
  });

  test('the caller can abort it', async () => {
    fake.faults.push('hang');
    const stop = new AbortController();
    const answer = writer.complete({ ...request, signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(answer).rejects.toThrow('stopped');
  });
});
