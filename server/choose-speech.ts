import { join, resolve } from 'node:path';
import type { Speech } from '#adapters/speech/contract.ts';
import { createElevenLabsSpeech } from '#adapters/speech/elevenlabs.ts';
import { createFlite } from '#adapters/speech/flite.ts';
import { createGeminiSpeech } from '#adapters/speech/gemini.ts';
import { createKokoro } from '#adapters/speech/kokoro.ts';
import { createOpenAiCompatibleSpeech } from '#adapters/speech/openai-compatible.ts';
import { createVoicePack, type VoicePack } from '#adapters/speech/voice-pack/create-voice-pack.ts';
import { withDraft } from '#adapters/speech/with-draft.ts';
import type { Transcriber } from '#adapters/transcriber/contract.ts';
import { createMoonshine } from '#adapters/transcriber/moonshine.ts';
import type { Log } from '#domain/context.ts';
import { compiledFolder } from './compiled-folder.ts';
import type { Env } from './env.ts';

/** Pages come first; an episode can wait. */
export const niceness = 10;

/** Missing: downloaded at first use. Draft: episodes wait for staff. */
export type VoiceState = 'ok' | 'missing' | 'draft';
export type ChosenSpeech = {
  speech: Speech;
  transcriber: Transcriber | null;
  inUse: string;
  voices: () => VoiceState;
};

/** The voices, and the transcriber that verifies the audio. */
export function chooseSpeech(env: Env, log: Log): ChosenSpeech {
  const { root } = env;
  const compiledDir = compiledFolder(env);
  const pack = openVoicePack(env);
  const wanted = env.TRANSCRIBER ?? env.RECOGNISER ?? (env.SPEECH === 'flite' ? 'off' : 'moonshine');
  const transcriber = wanted === 'moonshine' ? createMoonshine({ root, pack, niceness, compiledDir }) : null;
  if (env.SPEECH === 'flite') {
    return {
      speech: createFlite({ root, niceness }),
      transcriber,
      inUse: 'Flite (draft voice); staff review each episode first',
      voices: () => 'draft',
    };
  }
  const provider = chooseProvider(env);
  if (provider) return { speech: provider, transcriber, inUse: provider.name, voices: () => 'ok' };
  const speech = withDraft({
    first: createKokoro({ root, pack, niceness, compiledDir }),
    draft: createFlite({ root, niceness }),
    onFallback: (err) => log.warn({ err }, 'the voice pack is unavailable; this episode becomes a draft'),
  });
  const inUse = pack.isPresent()
    ? 'Kokoro'
    : 'Kokoro (the voice pack is downloaded at first use, or with npm run voices)';
  return { speech, transcriber, inUse, voices: () => (pack.isPresent() ? 'ok' : 'missing') };
}

function chooseProvider(env: Env): Speech | undefined {
  const { SPEECH_API_KEY: apiKey, SPEECH_API_URL: apiUrl, SPEECH_MODEL: model, SPEECH_VOICES: voices } = env;
  if (!apiKey || !voices) return undefined;
  const account = { apiKey, voices, ...(apiUrl ? { apiUrl } : {}) };
  if (env.SPEECH === 'openai' && apiUrl && model)
    return createOpenAiCompatibleSpeech({ ...account, apiUrl, model });
  if (env.SPEECH === 'elevenlabs') return createElevenLabsSpeech({ ...account, ...(model ? { model } : {}) });
  if (env.SPEECH === 'gemini' && model) return createGeminiSpeech({ ...account, model });
  return undefined;
}

/** What the first episode would otherwise do: write the model for this processor and open it. */
export async function prepareVoices(env: Env, pack: VoicePack, signal: AbortSignal): Promise<void> {
  await createKokoro({ root: env.root, pack, compiledDir: compiledFolder(env) }).prepare({ signal });
}

export function openVoicePack(env: Env): VoicePack {
  return createVoicePack({
    folder: env.VOICES_DIR ? resolve(env.root, env.VOICES_DIR) : join(env.dataDir, 'voices'),
    projectFolder: env.root,
    modelPath: env.KOKORO_MODEL_PATH,
  });
}
