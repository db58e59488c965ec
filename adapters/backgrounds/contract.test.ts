import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeImageModel } from '#tests/fakes/image-model.ts';
import { Unavailable } from '../unavailable.ts';
import { backgroundProviders } from './create-image-model.ts';
import { createImageModelBackgrounds } from './image-model.ts';

const fake = await startFakeImageModel();
afterAll(fake.stop);
beforeEach(() => {
  fake.asked.length = 0;
  fake.faults.length = 0;
});

describe.each(backgroundProviders)('%s', (provider) => {
  const backgrounds = createImageModelBackgrounds({
    provider,
    model: 'gemini-fake-image',
    apiKey: 'key-1',
    baseUrl: fake.baseUrl(provider),
    price: 0.04,
    timeoutMs: 400,
    retryDelayMs: 1,
  });

  test('paints one square picture, as JPEG, and reports its cost', async () => {
    const { bytes, costCents, model } = await backgrounds.paint('A house at dusk.');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1024 });
    expect(costCents).toBeCloseTo(4);
    expect(model).toBe('gemini-fake-image');
    expect(fake.asked).toEqual([
      { prompt: 'A house at dusk.', size: provider === 'google' ? '1:1' : '1024x1024', key: 'key-1' },
    ]);
  });

  test.each([429, 500, 503] as const)('tries once more after %s', async (fault) => {
    fake.faults.push(fault);
    await backgrounds.paint('x');
    expect(fake.asked).toHaveLength(2);
  });

  test.each([429, 500] as const)('repeated %s may be tried later', async (fault) => {
    fake.faults.push(fault, fault, fault);
    await expect(backgrounds.paint('x')).rejects.toThrow(`answered ${fault}`);
    expect(fake.asked).toHaveLength(2);
  });

  test.each([400, 401, 'hang', 'garbage', 'empty', 'not-an-image', 'half-an-image', 'tiny'] as const)(
    '%s gives no picture, and is not paid for twice',
    async (fault) => {
      fake.faults.push(fault);
      await expect(backgrounds.paint('x')).rejects.toBeInstanceOf(Unavailable);
      expect(fake.asked).toHaveLength(1);
    },
  );

  test('the caller can abort it', async () => {
    fake.faults.push('hang');
    const stop = new AbortController();
    const picture = backgrounds.paint('x', { signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(picture).rejects.toThrow('stopped');
  });
});
