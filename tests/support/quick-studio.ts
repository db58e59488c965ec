import type { Cut, MasteredCut, Recording, Studio } from '#domain/audio/studio.ts';
import type { Context } from '#domain/context.ts';

const master = async ({ turns, tags }: Recording, cut: Cut): Promise<MasteredCut> => {
  const heard = turns.filter(({ branded }) => cut === 'branded' || !branded);
  const text = heard.map((turn) => `${turn.speaker}: ${turn.text}`).join('\n');
  return {
    mp3: Buffer.from(`${cut}\n${tags.title}\n${text}`),
    measures: {
      durationSeconds: 200,
      loudnessLufs: -16,
      truePeakDb: -1.5,
      longestSilenceSeconds: 1,
      decodeErrors: [],
    },
    turns: heard.map(({ id, speaker, text: said }, at) => ({
      id,
      speaker,
      text: said,
      startSeconds: at * 5,
      endSeconds: at * 5 + 4,
      words: [],
    })),
    chapters: [{ title: 'Welcome', startSeconds: 0, endSeconds: 200 }],
    peaks: [0, 1],
    vtt: `WEBVTT\n\n${text}`,
    srt: text,
    transcript: `${tags.title}\n${text}`,
  };
};

/** A studio that makes both cuts with the given function, and does nothing else. */
export function masterBy(
  makeCut: (recording: Recording, cut: Cut) => Promise<MasteredCut>,
): Omit<Studio, 'master'> & { master: typeof makeCut } {
  return {
    master: makeCut,
    masterCuts: async (recording) => ({
      branded: await makeCut(recording, 'branded'),
      unbranded: await makeCut(recording, 'unbranded'),
    }),
    hear: () => Promise.reject(new Error('nobody listens here')),
    generateWaveform: async () => [0, 1],
  };
}

/**
 * Voices, studio and renderer that take no time and always return the same bytes, for tests of everything around them.
 * Their output can be read as text.
 */
export const quickStudio = {
  speech: {
    name: 'quick',
    wordsPerMinute: 165,
    prepare: async () => ({
      name: 'quick',
      isDraft: false,
      voiceKey: (speaker) => `quick-${speaker}`,
      async speak(lines, { signal, onLine }) {
        const spoken = lines.map(() => ({ samples: new Float32Array(240), sampleRate: 24_000 }));
        for (const [index, line] of spoken.entries()) {
          signal.throwIfAborted();
          await onLine?.(index, line);
        }
        return spoken;
      },
    }),
  },
  studio: masterBy(master),
  renderer: {
    drawPicture: async ({ photo, width, height, ...words }) => ({
      bytes: Buffer.from(JSON.stringify({ ...words, width, hasPhoto: photo !== null })),
      contentType: 'image/jpeg',
      width,
      height,
      quality: 80,
      contrast: 7,
    }),
    renderEmail: async (letter) => ({ html: JSON.stringify(letter), text: letter.paragraphs.join('\n') }),
    drawClipBackdrop: async () => Buffer.alloc(0),
    drawClipCaption: async () => Buffer.alloc(0),
    drawClipHook: async () => Buffer.alloc(0),
    drawClipTitle: async () => Buffer.alloc(0),
    drawClipEndCard: async () => Buffer.alloc(0),
    printFlyer: async () => Buffer.alloc(0),
    printRecord: async () => Buffer.alloc(0),
    drawQrCode: async () => Buffer.alloc(0),
    drawCover: async () => Buffer.alloc(0),
  },
} as const satisfies Pick<Context, 'speech' | 'studio' | 'renderer'>;
