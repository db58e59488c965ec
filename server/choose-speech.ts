import { join } from 'node:path';
import type { Recogniser } from '#adapters/recogniser/contract.ts';
import { createMoonshine } from '#adapters/recogniser/moonshine.ts';
import type { Speech } from '#adapters/speech/contract.ts';
import { createFlite } from '#adapters/speech/flite.ts';
import { createKokoro } from '#adapters/speech/kokoro.ts';
import { createVoicePack } from '#adapters/speech/voice-pack/create-voice-pack.ts';
import { withDraft } from '#adapters/speech/with-draft.ts';
import type { Log } from '#domain/context.ts';
import type { Env } from './env.ts';

export type ChosenSpeech = { speech: Speech; recogniser: Recogniser | null; inUse: string };

/** Who speaks, and who listens to the result. */
export function chooseSpeech(env: Env, log: Log): ChosenSpeech {
  const { root } = env;
  const pack = openVoicePack(env);
  const wanted = env.RECOGNISER ?? (env.SPEECH === 'flite' ? 'off' : 'moonshine');
  const recogniser = wanted === 'moonshine' ? createMoonshine({ root, pack }) : null;
  if (env.SPEECH === 'flite') {
    return {
      speech: createFlite({ root }),
      recogniser,
      inUse: 'flite, a draft voice: staff hear each episode first',
    };
  }
  const speech = withDraft({
    first: createKokoro({ root, pack }),
    draft: createFlite({ root }),
    onFallback: (err) => log.warn({ err }, 'the voice pack cannot be had; this episode becomes a draft'),
  });
  const inUse = pack.isPresent()
    ? 'Kokoro'
    : 'Kokoro (voice pack will be fetched at first use, or by npm run voices)';
  return { speech, recogniser, inUse };
}

export function openVoicePack(env: Env) {
  return createVoicePack({
    folder: join(env.dataDir, 'voices'),
    projectFolder: env.root,
    modelPath: env.KOKORO_MODEL_PATH,
  });
}
