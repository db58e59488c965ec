import { createHash } from 'node:crypto';
import { askProvider, readAnswer } from './ask-provider.ts';
import { type Line, type Speech, type SpokenLine, type Voices, withoutPronunciation } from './contract.ts';
import { readWav } from './read-wav.ts';
import { voiceOf } from './voice-of.ts';

type Options = {
  /** Such as https://api.openai.com; self-hosted servers and gateways speak the same. */
  apiUrl: string;
  apiKey: string;
  model: string;
  voices: readonly [string, string];
  instructions?: string;
  timeoutMs?: number;
};

const service = 'speech API';
const maxInput = 4096;
const defaultInstructions =
  'Two friendly podcast hosts talk about a home. Warm, relaxed, natural, never salesy.';

/** Any server with OpenAI's speech endpoint: one request per line. */
export function createOpenAiCompatibleSpeech(options: Options): Speech {
  const instructions = options.instructions ?? defaultInstructions;
  const settings = createHash('sha256')
    .update(`${options.model}\n${instructions}`)
    .digest('hex')
    .slice(0, 16);

  async function speakLine({ speaker, text }: Line, signal: AbortSignal): Promise<SpokenLine> {
    const input = withoutPronunciation(text);
    if (input.length > maxInput)
      throw new Error(`a line has ${input.length} characters; ${maxInput} is the limit`);
    const bytes = await askProvider({
      service,
      url: `${options.apiUrl.replace(/\/$/, '')}/v1/audio/speech`,
      headers: { Authorization: `Bearer ${options.apiKey}` },
      // WAV says its own sample rate; raw samples of different servers have different ones.
      body: {
        model: options.model,
        input,
        voice: voiceOf(options.voices, speaker),
        response_format: 'wav',
        instructions,
      },
      signal,
      timeoutMs: options.timeoutMs ?? 120_000,
    });
    return readAnswer(service, () => readWav(bytes));
  }

  const ready: Voices = {
    name: `${options.model}`,
    isDraft: false,
    voiceKey: (speaker) => `openai/1:${settings}:${voiceOf(options.voices, speaker)}`,
    async speak(lines, { signal, onLine }) {
      const spoken: SpokenLine[] = [];
      for (const [index, line] of lines.entries()) {
        const sound = await speakLine(line, signal);
        spoken.push(sound);
        await onLine?.(index, sound);
      }
      return spoken;
    },
  };
  return { name: 'OpenAI-compatible speech', wordsPerMinute: 160, prepare: async () => ready };
}
