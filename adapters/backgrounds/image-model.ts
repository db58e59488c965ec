import { setTimeout as wait } from 'node:timers/promises';
import { APICallError, generateImage } from 'ai';
import sharp, { type Metadata } from 'sharp';
import { Unavailable } from '../unavailable.ts';
import type { Background, Backgrounds } from './contract.ts';
import { createImageModel, type ImageModelOptions } from './create-image-model.ts';

export type BackgroundsOptions = ImageModelOptions & {
  /** Dollars per picture. */
  price: number;
  timeoutMs?: number;
  retryDelayMs?: number;
};

const SIDE = 1024;
const MIN_SIDE = 512;
const MAX_PIXELS = 40_000_000;
const MAX_ATTEMPTS = 2;
const CENTS_PER_DOLLAR = 100;

/**
 * Any image model from the AI SDK's providers. A call has a time limit; the response is decoded before it
 * counts as a picture.
 */
export function createImageModelBackgrounds(options: BackgroundsOptions): Backgrounds {
  const model = createImageModel(options);
  const name = options.provider;

  async function ask(prompt: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const limit = AbortSignal.timeout(options.timeoutMs ?? 120_000);
    const size = name === 'google' ? { aspectRatio: '1:1' as const } : { size: `${SIDE}x${SIDE}` as const };
    try {
      const { image } = await generateImage({
        model,
        prompt,
        ...size,
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      return image.uint8Array;
    } catch (error) {
      signal?.throwIfAborted();
      if (limit.aborted) throw new Unavailable(name, 'no picture in time', { cause: error });
      throw error;
    }
  }

  return {
    name,
    model: options.model,
    async paint(prompt, { signal } = {}): Promise<Background> {
      for (let attempt = 1; ; attempt += 1) {
        signal?.throwIfAborted();
        try {
          const bytes = await readPicture(name, await ask(prompt, signal));
          return { bytes, model: options.model, costCents: options.price * CENTS_PER_DOLLAR };
        } catch (error) {
          signal?.throwIfAborted();
          if (error instanceof Unavailable) throw error;
          if (!mayPass(error) || attempt === MAX_ATTEMPTS) throw unavailable(name, error);
          await wait(options.retryDelayMs ?? 2000, undefined, signal ? { signal } : {});
        }
      }
    },
  };
}

/** Whatever came is decoded and re-encoded, so that only a picture is left of it. */
async function readPicture(name: string, given: Uint8Array): Promise<Buffer> {
  const image = sharp(given, { limitInputPixels: MAX_PIXELS });
  const { width = 0, height = 0, format } = await image.metadata().catch(() => ({}) as Metadata);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format ?? '') || Math.min(width, height) < MIN_SIDE) {
    throw new Unavailable(name, 'what came is not a usable picture');
  }
  try {
    return await image
      .rotate()
      .resize(SIDE * 2, SIDE * 2, { fit: 'inside', withoutEnlargement: true })
      .flatten()
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch (error) {
    throw new Unavailable(name, 'the picture is damaged', { cause: error });
  }
}

/** Too many requests or a broken server may pass soon; a refused prompt or a wrong key won't. */
function mayPass(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return false;
  return error.statusCode === 429 || error.statusCode === 408 || error.statusCode >= 500;
}

function unavailable(name: string, cause: unknown): Unavailable {
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  const isAnswer = status !== undefined && status >= 400;
  return new Unavailable(name, isAnswer ? `answered ${status}` : 'no usable picture', { cause });
}
