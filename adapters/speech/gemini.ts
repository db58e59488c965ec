import { z } from 'zod';
import { askProvider, readAnswer, readPcm } from './ask-provider.ts';
import { type Line, type Speech, type SpokenLine, type Voices, withoutPronunciation } from './contract.ts';
import { readWav } from './read-wav.ts';
import { voiceOf } from './voice-of.ts';

type Options = {
  apiKey: string;
  model: string;
  /** Names of Gemini's own voices. */
  voices: readonly [string, string];
  apiUrl?: string;
  timeoutMs?: number;
};

const service = 'Gemini';
const hosts = ['Nora', 'Miles'] as const;

const Answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({
          parts: z.array(
            z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional() }),
          ),
        }),
      }),
    )
    .min(1),
});

/**
 * Gemini with both hosts declared in every request. It tells no times, so several lines could not be cut apart again:
 * each line is asked for by itself.
 */
export function createGeminiSpeech(options: Options): Speech {
  const base = options.apiUrl ?? 'https://generativelanguage.googleapis.com';

  async function speakLine({ speaker, text }: Line, signal: AbortSignal): Promise<SpokenLine> {
    const bytes = await askProvider({
      service,
      url: `${base}/v1beta/models/${encodeURIComponent(options.model)}:generateContent`,
      headers: { 'x-goog-api-key': options.apiKey },
      body: {
        contents: [{ parts: [{ text: prompt(speaker, withoutPronunciation(text)) }] }],
        generationConfig: {
          responseModalities: ['AUDIO'],
          speechConfig: {
            multiSpeakerVoiceConfig: {
              speakerVoiceConfigs: hosts.map((host, index) => ({
                speaker: host,
                voiceConfig: { prebuiltVoiceConfig: { voiceName: options.voices[index] } },
              })),
            },
          },
        },
      },
      signal,
      timeoutMs: options.timeoutMs ?? 120_000,
    });
    return readAnswer(service, () => readSound(bytes));
  }

  const ready: Voices = {
    name: `Gemini ${options.model}`,
    isDraft: false,
    voiceKey: (speaker) => `gemini/1:${options.model}:${voiceOf(options.voices, speaker)}`,
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
  return { name: 'Gemini', wordsPerMinute: 165, prepare: async () => ready };
}

function prompt(speaker: string, text: string): string {
  const host = voiceOf(hosts, speaker);
  return `Read this part of a relaxed conversation between ${hosts.join(' and ')} aloud, word for word:\n${host}: ${text}`;
}

function readSound(bytes: Uint8Array): SpokenLine {
  const { candidates } = Answer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  const found = candidates[0]?.content.parts.find((part) => part.inlineData)?.inlineData;
  if (!found) throw new Error('no sound in it');
  const data = Buffer.from(found.data, 'base64');
  if (/^audio\/(x-)?wav/i.test(found.mimeType)) return readWav(data);
  const isRaw = /^audio\/(l16|pcm)\b/i.test(found.mimeType);
  const sampleRate = Number(/rate=(\d+)/i.exec(found.mimeType)?.[1]);
  if (!isRaw || !(sampleRate >= 8000 && sampleRate <= 96_000))
    throw new Error(`cannot read ${found.mimeType}`);
  return { samples: readPcm(data), sampleRate };
}
