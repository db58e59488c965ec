import { join } from 'node:path';
import { openProcess } from '#adapters/processes/open-process.ts';
import type { Cut, MasteredCut, Studio } from '#domain/audio/studio.ts';
import { compiledFolder } from '../compiled-folder.ts';
import type { HearTask, MasterCutsTask, MasterTask } from './process.ts';

const silenceMs = 600_000;

type Options = {
  root: string;
  niceness?: number;
  ffmpegPath?: string | undefined;
  /** Where it may keep what makes the next studio start sooner. */
  dataDir?: string;
};

/** The studio in a separate process: mastering takes seconds of CPU time that pages must not wait for. */
export function createStudioProcess({ root, niceness, ffmpegPath, dataDir }: Options): Studio {
  const script = join(root, 'server/studio/process.ts');
  const compiledDir = dataDir && compiledFolder({ dataDir });
  const tools = { ffmpegPath, keptIn: compiledDir };
  const process = openProcess({ name: 'studio', script, niceness, compiledDir });
  return {
    master(recording, cut, { signal }) {
      const task: MasterTask = { recording, cut, ...tools };
      return process.call<MasteredCut>('master', task, { signal, silenceMs });
    },
    masterCuts(recording, { signal }) {
      const task: MasterCutsTask = { recording, ...tools };
      return process.call<Record<Cut, MasteredCut>>('masterCuts', task, { signal, silenceMs });
    },
    hear(mp3, { signal }) {
      const task: HearTask = { mp3 };
      // What it held for mastering, the transcriber needs next.
      return process.call<Float32Array>('hear', task, { signal, silenceMs, idleMs: 0 });
    },
    generateWaveform(mp3, { signal }) {
      const task: HearTask = { mp3 };
      return process.call<number[]>('generateWaveform', task, { signal, silenceMs });
    },
  };
}
