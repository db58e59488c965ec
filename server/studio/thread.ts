import { parentPort, workerData } from 'node:worker_threads';
import type { CutTask } from '#domain/audio/create-studio.ts';
import { renderStudioSounds, type StudioSounds } from '#domain/audio/mixing/studio-sounds.ts';
import { keepSounds } from './keep-sounds.ts';

export type AsideStart = { sounds: StudioSounds | undefined; keptIn: string | undefined };
export type CutMessage = { task: CutTask } | { ffmpeg: string | undefined } | 'stop';

const port = parentPort;
if (!port) throw new Error('thread.ts runs as a thread of the studio');
const stopping = new AbortController();
const encoder = Promise.withResolvers<string | undefined>();
const { sounds: known, keptIn } = workerData as AsideStart;
// Meanwhile the first thread prepares the voices, and then waits for these.
const sounds = known ?? keepSounds(keptIn, renderStudioSounds);
if (!known) port.postMessage(sounds);
// Only now, because the first thread waits for the sounds and these take a while to load.
const loading = Promise.all([
  import('#adapters/audio-codec/mp3.ts'),
  import('#domain/audio/create-studio.ts'),
]);

port.on('message', async (message: CutMessage) => {
  if (message === 'stop') {
    stopping.abort();
    port.close();
    return;
  }
  if ('ffmpeg' in message) {
    encoder.resolve(message.ffmpeg);
    return;
  }
  const [{ createMp3Codec }, { masterCut }] = await loading;
  const codec = createMp3Codec({ ffmpeg: encoder.promise });
  port.postMessage(await masterCut(codec, message.task, { sounds, signal: stopping.signal }));
});
