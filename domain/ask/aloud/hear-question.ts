import { createConcurrencyLimit } from '../../concurrency-limit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitCalls } from '../../limit-calls.ts';
import { joinLetters } from './join-letters.ts';
import { readWav } from './read-wav.ts';

const visitorLimits = [
  { limit: 6, windowSeconds: 60 },
  { limit: 60, windowSeconds: 86_400 },
];
const MAX_WAIT_MS = 20_000;
const MAX_CHARACTERS = 500;
/** Quieter than anybody who wants to be heard. */
const MIN_LEVEL = 0.003;
const notHeard = 'We didn’t hear a question. Please try again, or type it.';

/** One at a time: a question takes both cores for a second or two. */
const hearing = createConcurrencyLimit({
  maxRunning: 1,
  maxWaiting: 3,
  waitMs: 8000,
  message: 'Many people are asking out loud right now. Please type your question.',
});

/** What a visitor said, in words. The recording is neither stored nor logged. */
export async function hearQuestion(
  ctx: Pick<Context, 'db' | 'now' | 'accounts' | 'transcriber'>,
  { wav, ip }: { wav: Uint8Array; ip: string },
): Promise<string> {
  const { transcriber } = ctx;
  if (!transcriber?.isReady())
    throw new AppError('busy', 'Asking out loud isn’t available right now. Please type your question.');
  await limitCalls(ctx, 'ask-aloud', ip, visitorLimits);
  const samples = readWav(wav);
  if (!samples.some((value) => Math.abs(value) > MIN_LEVEL)) throw new AppError('invalid', notHeard);
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const parts = await hearing.run(() => transcriber.transcribe(samples, { signal }));
  const said = parts.map(({ text }) => text.trim()).join(' ');
  if (!/\p{L}{2}/u.test(said)) throw new AppError('invalid', notHeard);
  return joinLetters(said.trim()).slice(0, MAX_CHARACTERS);
}
