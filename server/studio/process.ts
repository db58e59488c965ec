import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { answerCalls } from '#adapters/processes/answer-calls.ts';
import { createStudio } from '#domain/audio/create-studio.ts';
import type { Cut, Recording, Studio } from '#domain/audio/studio.ts';
import { masterAside } from './master-aside.ts';

/** Where the server was told to find ffmpeg, and where to keep what the next studio can use. */
type Tools = { ffmpegPath: string | undefined; keptIn: string | undefined };
export type MasterTask = Tools & { recording: Recording; cut: Cut };
export type MasterCutsTask = Tools & { recording: Recording };
export type HearTask = { mp3: Uint8Array };

/** Needs no encoder. */
const listener = createStudio({ codec: createMp3Codec() });
let studio: Studio | undefined;

function openStudio({ ffmpegPath, keptIn }: Tools): Studio {
  if (studio) return studio;
  // Looked for while the voices are prepared; it is needed seconds later.
  const ffmpeg = findFfmpeg(ffmpegPath, ['libmp3lame']);
  studio = createStudio({
    codec: createMp3Codec({ ffmpeg }),
    masterAside: (task, options) => masterAside(task, { ...options, ffmpeg, keptIn }),
  });
  return studio;
}

answerCalls({
  async master({ recording, cut, ...tools }: MasterTask, { signal }) {
    return openStudio(tools).master(recording, cut, { signal });
  },
  async masterCuts({ recording, ...tools }: MasterCutsTask, { signal }) {
    return openStudio(tools).masterCuts(recording, { signal });
  },
  hear: ({ mp3 }: HearTask, { signal }) => listener.hear(mp3, { signal }),
  generateWaveform: ({ mp3 }: HearTask, { signal }) => listener.generateWaveform(mp3, { signal }),
});
