import { transcriberRate } from '#adapters/transcriber/contract.ts';
import { resample } from '../audio/signal/resample.ts';
import type { Context } from '../context.ts';
import { isSignedLink, type Signature, signLink } from '../signed-links.ts';
import { callLimits, keptDays } from './rules.ts';

export const phoneMessageFolder = 'private/phone-messages';
export const phoneMessageKey = (callId: string) => `${phoneMessageFolder}/${callId}.wav`;

const HEADER_BYTES = 12;
const TRANSCRIBE_MS = 120_000;

const subjectOf = (callId: string) => `phone message ${callId}`;

/** The URL of a message. For anyone who gets the lead, it works as long as the recording is kept. */
export async function linkPhoneMessage(
  ctx: Pick<Context, 'keys' | 'now' | 'site'>,
  callId: string,
  seconds = keptDays * 86_400,
): Promise<string> {
  const signed = await signLink(ctx, subjectOf(callId), seconds);
  return `${ctx.site.url}/phone-messages/${callId}.wav?${signed}`;
}

export function mayHearPhoneMessage(
  ctx: Pick<Context, 'keys' | 'now'>,
  callId: string,
  given: Signature,
): Promise<boolean> {
  return isSignedLink(ctx, subjectOf(callId), given);
}

/** The samples of a recording: 16-bit, one channel, any rate that phones use. Undefined if it isn't one. */
export function readPhoneMessage(bytes: Uint8Array): { samples: Float32Array; rate: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
  if (bytes.length < HEADER_BYTES || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined;
  let rate = 0;
  for (let at = HEADER_BYTES; at + 8 <= bytes.length; ) {
    const from = at + 8;
    // A streamed recording may state the wrong length.
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - from);
    if (name(at) === 'fmt ' && size >= 16) {
      const isPlain = view.getUint16(from, true) === 1 && view.getUint16(from + 2, true) === 1;
      const isShort = view.getUint16(from + 14, true) === 16;
      rate = isPlain && isShort ? view.getUint32(from + 4, true) : 0;
    }
    if (name(at) === 'data') {
      if (rate < 8000 || rate > 48_000) return undefined;
      const count = Math.min(size >> 1, (callLimits.recordSeconds + 5) * rate);
      const samples = Float32Array.from(
        { length: count },
        (_, index) => view.getInt16(from + index * 2, true) / 32_768,
      );
      return { samples, rate };
    }
    at = from + size + (size % 2);
  }
  return undefined;
}

/** The transcript of a message, as far as possible; empty if no transcriber is available. */
export async function hearPhoneMessage(
  ctx: Pick<Context, 'transcriber' | 'log'>,
  { samples, rate }: { samples: Float32Array; rate: number },
): Promise<string> {
  if (!ctx.transcriber?.isReady()) return '';
  try {
    const parts = await ctx.transcriber.transcribe(resample(samples, rate, transcriberRate), {
      signal: AbortSignal.timeout(TRANSCRIBE_MS),
    });
    return parts
      .map(({ text }) => text.trim())
      .join(' ')
      .trim();
  } catch (err) {
    // The recording has everything; the text is a convenience.
    ctx.log.warn({ err }, 'a phone message could not be transcribed');
    return '';
  }
}
