import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { answerCalls } from '#adapters/processes/answer-calls.ts';
import { createStudio } from '#domain/audio/create-studio.ts';
import type { Cut, Recording } from '#domain/audio/studio.ts';

export type MasterTask = { recording: Recording; cut: Cut };
export type InspectTask = { mp3: Uint8Array };

const studio = createStudio({ codec: createMp3Codec() });

answerCalls({
  master: ({ recording, cut }: MasterTask, { signal }) => studio.master(recording, cut, { signal }),
  inspect: ({ mp3 }: InspectTask, { signal }) => studio.inspect(mp3, { signal }),
  generateWaveform: ({ mp3 }: InspectTask, { signal }) => studio.generateWaveform(mp3, { signal }),
});
