import { parentPort } from 'node:worker_threads';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { type CutTask, masterCut } from '#domain/audio/create-studio.ts';
import { renderSharedSounds } from '#domain/audio/mix-episode.ts';

export type CutMessage = { task: CutTask; ffmpeg: string | undefined } | 'stop';

const port = parentPort;
if (!port) throw new Error('thread.ts runs as a thread of the studio');
const stopping = new AbortController();

port.on('message', async (message: CutMessage) => {
  if (message === 'stop') {
    stopping.abort();
    port.close();
    return;
  }
  const { task, ffmpeg } = message;
  port.postMessage(await masterCut(createMp3Codec({ ffmpeg }), task, { signal: stopping.signal }));
});
// Meanwhile the first thread prepares the voices.
renderSharedSounds();
