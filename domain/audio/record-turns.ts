import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PrepareOptions, SpokenLine, Voices } from '#adapters/speech/contract.ts';
import type { Context } from '../context.ts';
import type { Turn } from '../script/schema.ts';
import { readTakeFile, writeTakeFile } from './clip-file.ts';

/** Where the sound of a turn is kept. */
export type Take = { turnId: string; key: string };
export type Takes = { takes: Take[]; voiceName: string; isDraft: boolean };

type Options = PrepareOptions & {
  /** How many turns have their sound, of how many. */
  onTurn?: (done: number, total: number) => void;
};

/**
 * Has the turns spoken and keeps each take. May be repeated: a take is known by voice and spoken text, and only what
 * is not there yet is spoken, so a changed price costs the turns that say it.
 */
export async function recordTurns(
  ctx: Pick<Context, 'speech' | 'storage'>,
  turns: Pick<Turn, 'id' | 'speaker' | 'spokenText'>[],
  { signal, onProgress, onTurn }: Options,
): Promise<Takes> {
  const voices = await ctx.speech.prepare({ signal, ...(onProgress ? { onProgress } : {}) });
  const takes = turns.map((turn) => ({ turnId: turn.id, key: takeKey(voices, turn), turn }));
  const missing: typeof takes = [];
  for (const take of takes) {
    const isKnown = missing.some(({ key }) => key === take.key) || (await ctx.storage.stat(take.key));
    if (!isKnown) missing.push(take);
  }
  let done = turns.length - missing.length;
  onTurn?.(done, turns.length);
  if (missing.length > 0) {
    await voices.speak(
      missing.map(({ turn }) => ({ speaker: turn.speaker, text: turn.spokenText })),
      {
        signal,
        async onLine(index, line) {
          const { key } = missing[index] as Take;
          await ctx.storage.put(key, writeTakeFile(line), { contentType: 'audio/wav' });
          done += 1;
          onTurn?.(done, turns.length);
        },
      },
    );
  }
  return {
    takes: takes.map(({ turnId, key }) => ({ turnId, key })),
    voiceName: voices.name,
    isDraft: voices.isDraft,
  };
}

export async function readTake(ctx: Pick<Context, 'storage'>, key: string): Promise<SpokenLine> {
  const opened = await ctx.storage.open(key);
  if (!opened) throw new Error(`the take ${key} is not there`);
  return readTakeFile(await buffer(opened.stream));
}

function takeKey(voices: Voices, { speaker, spokenText }: Pick<Turn, 'speaker' | 'spokenText'>): string {
  const hash = createHash('sha256')
    .update(`${voices.voiceKey(speaker)}\n${spokenText}`)
    .digest('hex');
  return `takes/${hash}.wav`;
}
