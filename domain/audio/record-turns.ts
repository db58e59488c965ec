import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PrepareOptions, SpokenLine, Voices } from '#adapters/speech/contract.ts';
import type { Context } from '../context.ts';
import type { Turn } from '../script/schema.ts';
import { readClipFile, writeClipFile } from './clip-file.ts';
import type { Clip } from './schema.ts';

export type RecordedClips = { clips: Clip[]; voiceName: string; isDraft: boolean };

/** Older than the word "clip"; another name would orphan every clip that is stored already. */
export const clipFolder = 'takes';

type Options = PrepareOptions & {
  /** How many turns have a clip, of how many. */
  onTurn?: (done: number, total: number) => void;
};

/**
 * Records the turns and stores each clip. May be repeated: a clip is known by voice and spoken text, and only missing
 * ones are recorded, so a changed price costs only the turns that say it.
 */
export async function recordTurns(
  ctx: Pick<Context, 'speech' | 'storage'>,
  turns: Pick<Turn, 'id' | 'speaker' | 'spokenText'>[],
  { signal, onProgress, onTurn }: Options,
): Promise<RecordedClips> {
  const voices = await ctx.speech.prepare({ signal, ...(onProgress ? { onProgress } : {}) });
  const clips = turns.map((turn) => ({ turnId: turn.id, key: clipKey(voices, turn), turn }));
  const missing: typeof clips = [];
  for (const clip of clips) {
    const isKnown = missing.some(({ key }) => key === clip.key) || (await ctx.storage.stat(clip.key));
    if (!isKnown) missing.push(clip);
  }
  let done = turns.length - missing.length;
  onTurn?.(done, turns.length);
  if (missing.length > 0) {
    await voices.speak(
      missing.map(({ turn }) => ({ speaker: turn.speaker, text: turn.spokenText })),
      {
        signal,
        async onLine(index, line) {
          const { key } = missing[index] as Clip;
          await ctx.storage.put(key, writeClipFile(line), { contentType: 'audio/wav' });
          done += 1;
          onTurn?.(done, turns.length);
        },
      },
    );
  }
  return {
    clips: clips.map(({ turnId, key }) => ({ turnId, key })),
    voiceName: voices.name,
    isDraft: voices.isDraft,
  };
}

export async function readClip(ctx: Pick<Context, 'storage'>, key: string): Promise<SpokenLine> {
  const opened = await ctx.storage.open(key);
  if (!opened) throw new Error(`the clip ${key} is not there`);
  return readClipFile(await buffer(opened.stream));
}

function clipKey(voices: Voices, { speaker, spokenText }: Pick<Turn, 'speaker' | 'spokenText'>): string {
  const hash = createHash('sha256')
    .update(`${voices.voiceKey(speaker)}\n${spokenText}`)
    .digest('hex');
  return `${clipFolder}/${hash}.wav`;
}
