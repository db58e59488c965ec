import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PrepareOptions, SpokenLine, Voices } from '#adapters/speech/contract.ts';
import type { Context } from '../../context.ts';
import type { Turn } from '../../script/schema.ts';
import type { Clip } from '../schema.ts';
import { changePace } from './change-pace.ts';
import { readClipFile, writeClipFile } from './clip-file.ts';
import { measurePace, paceOf, speedFor } from './pace.ts';

export type RecordedClips = { clips: Clip[]; voiceName: string; isDraft: boolean };

/** Older than the word "clip"; another name would orphan every clip already stored. */
export const clipFolder = 'takes';

type Said = Pick<Turn, 'speaker' | 'spokenText'>;
type Take = { turn: Said; speed: number; isAgain: boolean };

/** A smaller change is made in the recording itself, without a second take. */
const slightlySlower = 0.86;
const slightlyFaster = 1.14;

type Options = PrepareOptions & {
  /** How many turns have a clip, of how many. */
  onTurn?: (done: number, total: number) => void;
  /** The clips from the first turn up to the first missing one, whenever there are more. */
  onLeading?: (clips: Clip[], voices: Pick<Voices, 'isDraft'>) => void;
};

/**
 * Records the turns and stores each clip. May be repeated: a clip is identified by voice and spoken text, and only
 * missing ones are recorded, so a changed price only re-records the turns that say it. A turn with the wrong pace is
 * stretched slightly, or spoken again at another speed if stretching would be audible.
 */
export async function recordTurns(
  ctx: Pick<Context, 'speech' | 'storage'>,
  turns: Pick<Turn, 'id' | 'speaker' | 'spokenText'>[],
  { signal, onProgress, onTurn, onLeading }: Options,
): Promise<RecordedClips> {
  const voices = await ctx.speech.prepare({ signal, ...(onProgress ? { onProgress } : {}) });
  const finished = new Map<string, string>();
  const clipOf = (turn: (typeof turns)[number]): Clip => ({
    turnId: turn.id,
    key: finished.get(clipKey(voices, turn)) as string,
  });
  let leading = 0;
  const report = () => {
    const isMissing = turns.map((turn) => !finished.has(clipKey(voices, turn)));
    onTurn?.(isMissing.filter((missing) => !missing).length, turns.length);
    const end = isMissing.includes(true) ? isMissing.indexOf(true) : turns.length;
    if (end > leading) onLeading?.(turns.slice(0, end).map(clipOf), voices);
    leading = Math.max(leading, end);
  };
  const again = new Map<string, Take>();

  /** Stores the result of a take: the clip, as it is or stretched; or a first take, whose line is spoken again. */
  async function finish(take: Take, line: SpokenLine, isStored: boolean): Promise<void> {
    const turn = clipKey(voices, take.turn);
    const speed = speedFor(measurePace(take.turn.spokenText, line));
    const isFarOff = speed < slightlySlower || speed > slightlyFaster;
    const isSaidAgain = isFarOff && !take.isAgain && voices.speedRange !== undefined;
    if (isSaidAgain) {
      const other = { turn: take.turn, speed: withinRange(voices, take.speed * speed), isAgain: true };
      again.set(turn, other);
    }
    const isBent = speed !== 1 && !isSaidAgain;
    const key = isBent ? pacedKey(voices, take) : takeKey(voices, take);
    if (isBent || !isStored) await store(ctx, key, isBent ? changePace(line, speed) : line);
    if (!isSaidAgain) finished.set(turn, key);
  }

  async function speakMissing(takes: Take[]): Promise<void> {
    const missing = new Map<string, Take>();
    for (const take of takes) {
      const key = takeKey(voices, take);
      const paced = pacedKey(voices, take);
      if (await ctx.storage.stat(paced)) finished.set(clipKey(voices, take.turn), paced);
      else if (await ctx.storage.stat(key)) await finish(take, await readClip(ctx, key), true);
      else missing.set(key, take);
    }
    report();
    if (missing.size === 0) return;
    const lines = [...missing.values()];
    await voices.speak(
      lines.map(({ turn, speed }) => ({ speaker: turn.speaker, text: turn.spokenText, speed })),
      {
        signal,
        async onLine(index, line) {
          await finish(lines[index] as Take, line, false);
          report();
        },
      },
    );
  }

  await speakMissing(turns.map((turn) => ({ turn, speed: firstSpeed(voices, turn), isAgain: false })));
  if (again.size > 0) await speakMissing([...again.values()]);
  return {
    clips: turns.map(clipOf),
    voiceName: voices.name,
    isDraft: voices.isDraft,
  };
}

async function store(ctx: Pick<Context, 'storage'>, key: string, line: SpokenLine): Promise<void> {
  await ctx.storage.put(key, writeClipFile(line), { contentType: 'audio/wav' });
}

export async function readClip(ctx: Pick<Context, 'storage'>, key: string): Promise<SpokenLine> {
  const opened = await ctx.storage.open(key);
  if (!opened) throw new Error(`the clip ${key} is not there`);
  return readClipFile(await buffer(opened.stream));
}

function withinRange({ speedRange = [1, 1] }: Voices, speed: number): number {
  return Math.round(Math.max(speedRange[0], Math.min(speedRange[1], speed)) * 100) / 100;
}

/** The speed needed if the line took as long as the voices expect. */
function firstSpeed(voices: Voices, { speaker, spokenText }: Said): number {
  const seconds = voices.estimateSeconds?.({ speaker, text: spokenText });
  return seconds === undefined ? 1 : withinRange(voices, speedFor(paceOf(spokenText, seconds)));
}

function clipKey(voices: Voices, { speaker, spokenText }: Said, recipe = ''): string {
  const hash = createHash('sha256')
    .update(`${voices.voiceKey(speaker)}\n${spokenText}${recipe}`)
    .digest('hex');
  return `${clipFolder}/${hash}.wav`;
}

const speedOf = ({ speed }: Take) => (speed === 1 ? '' : `\nspeed ${speed}`);
const takeKey = (voices: Voices, take: Take) => clipKey(voices, take.turn, speedOf(take));
/** The take with its pace changed; change the version whenever the same take would be stretched differently. */
const pacedKey = (voices: Voices, take: Take) => clipKey(voices, take.turn, `${speedOf(take)}\npaced/1`);
