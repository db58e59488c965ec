import { askProvider, readAnswer, readPcm } from './ask-provider.ts';
import { type Line, type Speech, type SpokenLine, type Voices, withoutPronunciation } from './contract.ts';
import { DialogueAnswer } from './elevenlabs/dialogue-answer.ts';
import { splitDialogue } from './elevenlabs/split-dialogue.ts';
import { voiceOf } from './voice-of.ts';

type Options = {
  apiKey: string;
  /** Voice ids. */
  voices: readonly [string, string];
  model?: string;
  apiUrl?: string;
  timeoutMs?: number;
};

const service = 'ElevenLabs';
const sampleRate = 24_000;
const charactersPerRequest = 2000;
const seed = 20_260;

/** ElevenLabs' dialogue: several lines per request, so that the hosts react to each other, then cut apart again. */
export function createElevenLabsSpeech(options: Options): Speech {
  const model = options.model ?? 'eleven_v3';

  async function speakTogether(lines: Line[], signal: AbortSignal): Promise<(SpokenLine | undefined)[]> {
    const bytes = await askProvider({
      service,
      url: `${options.apiUrl ?? 'https://api.elevenlabs.io'}/v1/text-to-dialogue/with-timestamps?output_format=pcm_${sampleRate}`,
      headers: { 'xi-api-key': options.apiKey },
      body: {
        inputs: lines.map(({ speaker, text }) => ({
          text: withoutPronunciation(text),
          voice_id: voiceOf(options.voices, speaker),
        })),
        model_id: model,
        seed,
      },
      signal,
      timeoutMs: options.timeoutMs ?? 180_000,
    });
    return readAnswer(service, () => {
      const answer = DialogueAnswer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
      const samples = readPcm(Buffer.from(answer.audio_base64, 'base64'));
      return splitDialogue(answer, samples, sampleRate, lines.length);
    });
  }

  /** Where one line runs into another, its end cannot be found; alone it can. */
  async function speakAlone(line: Line, signal: AbortSignal): Promise<SpokenLine> {
    const [spoken] = await speakTogether([line], signal);
    return readAnswer(service, () => {
      if (!spoken) throw new Error('no sound for the line');
      return spoken;
    });
  }

  const ready: Voices = {
    name: `ElevenLabs ${model}`,
    isDraft: false,
    voiceKey: (speaker) => `elevenlabs/1:${model}:${seed}:${voiceOf(options.voices, speaker)}`,
    async speak(lines, { signal, onLine }) {
      const spoken: SpokenLine[] = [];
      for (const group of groupLines(lines)) {
        const sounds = await speakTogether(group, signal);
        for (const [index, line] of group.entries()) {
          const sound = sounds[index] ?? (await speakAlone(line, signal));
          await onLine?.(spoken.length, sound);
          spoken.push(sound);
        }
      }
      return spoken;
    },
  };
  return { name: 'ElevenLabs', wordsPerMinute: 165, prepare: async () => ready };
}

function groupLines(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  let size = 0;
  for (const line of lines) {
    const last = groups.at(-1);
    size += line.text.length;
    if (last && size <= charactersPerRequest) last.push(line);
    else {
      groups.push([line]);
      size = line.text.length;
    }
  }
  return groups;
}
