import { writeClipFile } from '../../audio/recording/clip-file.ts';
import { speakSample } from '../../audio/recording/speak-sample.ts';
import { createConcurrencyLimit } from '../../concurrency-limit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitCalls } from '../../limit-calls.ts';
import { speakers } from '../../script/schema.ts';
import { isSignedLink, signLink } from '../../signed-links.ts';
import { findLexicon } from '../../speech-text/pronunciations/queries.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';

const visitorLimits = [
  { limit: 10, windowSeconds: 60 },
  { limit: 100, windowSeconds: 86_400 },
];

const speaking = createConcurrencyLimit({
  maxRunning: 1,
  maxWaiting: 3,
  waitMs: 10_000,
  message: 'The host is busy right now. Please read the answer, or try again in a moment.',
});

const subjectOf = (answer: string) => `spoken answer ${answer}`;

/** Proof that an answer is ours: nobody gets a host to say what they like. */
export async function signAnswer(ctx: Pick<Context, 'keys' | 'now'>, answer: string): Promise<string> {
  const signed = await signLink(ctx, subjectOf(answer));
  return `${signed.get('expires')}.${signed.get('signature')}`;
}

/** An answer in a host's voice, as a WAV file. */
export async function speakAnswer(
  ctx: Pick<Context, 'db' | 'now' | 'keys' | 'accounts' | 'speech'>,
  { answer, ticket, ip }: { answer: string; ticket: string; ip: string },
): Promise<Buffer> {
  const [expires, signature] = ticket.split('.');
  if (!(await isSignedLink(ctx, subjectOf(answer), { expires, signature })))
    throw new AppError('forbidden', 'This answer can’t be played anymore. Please ask again.');
  await limitCalls(ctx, 'speak-answer', ip, visitorLimits);
  const lexicon = await findLexicon(ctx, { city: '', state: '' });
  const text = toSpoken(answer, { lexicon });
  return writeClipFile(await speaking.run(() => speakSample(ctx, { speaker: speakers[0], text })));
}
