import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import type { TranscribedPart } from '#adapters/transcriber/contract.ts';
import { checkEpisode } from '#domain/audio/check-episode.ts';
import { readClip, recordTurns } from '#domain/audio/recording/record-turns.ts';
import { episodeLimits } from '#domain/audio/rules.ts';
import type { RecordedTurn, Recording, Studio } from '#domain/audio/studio.ts';
import { compareTranscript } from '#domain/audio/verification/compare-transcript.ts';
import { chapters, type Turn } from '#domain/script/schema.ts';
import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { chooseSpeech } from '#server/choose-speech.ts';
import { readEnv } from '#server/env.ts';
import { createStudioProcess } from '#server/studio/create-studio-process.ts';
import { type Figure, medianOf } from './instruments/figure.ts';
import { measureTalk } from './instruments/measure-talk.ts';
import { cpuSecondsOf } from './instruments/process-tree.ts';
import { watchMemory } from './instruments/watch-memory.ts';

const root = join(import.meta.dirname, '..');
/** The processor is shared, and one run may take a fifth longer than the next. */
const masteringRounds = 5;
const quietLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The sample episode spoken, mastered and transcribed by the real models; the files stay in DATA_DIR/sound-bench. */
export async function benchSound(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-sound-'));
  const storage = await createDiskStorage({ root: folder });
  const env = readEnv(root);
  const { speech, transcriber } = chooseSpeech(env, quietLog);
  const studio = createStudioProcess(env);
  const { signal } = new AbortController();
  const steps: Figure[] = [];
  const memory = watchMemory(process.pid);
  const looking = setInterval(() => void memory.look(), 1_000);

  async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const [wall, cpu] = [performance.now(), cpuSecondsOf(process.pid)];
    const result = await work();
    const seconds = (performance.now() - wall) / 1000;
    const used = cpuSecondsOf(process.pid) - cpu;
    steps.push({ name, value: `${seconds.toFixed(1)} s, ${used.toFixed(1)} CPU-seconds` });
    return result;
  }

  try {
    const turns = readScript();
    await timed('voice pack', () => speech.prepare({ signal }));
    const { clips, voiceName } = await timed('recording', () =>
      recordTurns({ speech, storage }, turns, { signal }),
    );
    const recorded: RecordedTurn[] = [];
    for (const [index, turn] of turns.entries())
      recorded.push({ ...turn, sound: await readClip({ storage }, clips[index]?.key as string) });
    const tags = { title: 'Sample', artist: 'Hearthcast', album: 'Hearthcast', comment: '', year: 2026 };
    const { branded: made } = await timed('mastering, both cuts', () =>
      studio.masterCuts({ turns: recorded, tags }, { signal }),
    );
    const sound = await studio.hear(made.mp3, { signal });
    const heard = transcriber
      ? await timed('listening back', () => transcriber.transcribe(sound, { signal }))
      : null;
    const held = memory.peak();
    // Afterward, because each leaves a studio that holds its memory for a while.
    const masteringSeconds: number[] = [];
    for (let round = 0; round < masteringRounds; round++)
      masteringSeconds.push(await timeMastering(createStudioProcess(env), { turns: recorded, tags }));
    const { durationSeconds, loudnessLufs, truePeakDb } = made.measures;
    keep({
      'episode.mp3': made.mp3,
      'episode.vtt': made.vtt,
      'episode.srt': made.srt,
      'transcript.txt': made.transcript,
    });
    const words = turns.reduce((sum, turn) => sum + turn.text.split(/\s+/).length, 0);
    return [
      { name: 'voice', value: `${voiceName}, ${((words / durationSeconds) * 60).toFixed(0)} words a minute` },
      ...steps,
      masteringFigure(masteringSeconds.map((seconds) => seconds / durationSeconds)),
      {
        name: 'finished episode',
        value: `${durationSeconds.toFixed(1)} s, ${loudnessLufs.toFixed(2)} LUFS, ${truePeakDb.toFixed(2)} dBTP`,
        bar: `${episodeLimits.loudnessLufs} ± ${episodeLimits.loudnessTolerance} LUFS, ≤ ${episodeLimits.truePeakDb} dBTP`,
        isMet: checkEpisode(made.measures).length === 0,
      },
      ...measureTalk(recorded, made.turns, sound),
      ...(heard ? [compareHeard(turns, heard)] : []),
      {
        name: 'memory of the whole chain, at most',
        value: `${held.total.toFixed(0)} MB: ${held.parts}`,
        bar: '< 1536 MB',
        isMet: held.total < 1536,
      },
    ];
  } finally {
    clearInterval(looking);
    memory.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a studio that was not running before, as for each order. */
async function timeMastering(studio: Studio, recording: Recording): Promise<number> {
  const startedAt = performance.now();
  await studio.masterCuts(recording, { signal: new AbortController().signal });
  return (performance.now() - startedAt) / 1000;
}

function masteringFigure(ratios: number[]): Figure {
  const median = medianOf(ratios);
  const range = `${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)}`;
  return {
    name: `mastering of both cuts ÷ length, each in a new studio, median of ${masteringRounds}`,
    value: `${median.toFixed(3)} (${range})`,
    bar: '≤ 0.03',
    isMet: median <= 0.03,
  };
}

function compareHeard(turns: Turn[], heard: TranscribedPart[]): Figure {
  const check = compareTranscript(turns, heard.map(({ text }) => text).join(' '));
  const share = (check.errorRate * 100).toFixed(1);
  return {
    name: 'words heard wrong',
    value: `${check.wordErrors} of ${check.words} (${share} %), numbers ${check.wrongNumbers.length}, streets ${check.wrongStreets.length}`,
    bar: '≤ 5 %',
    isMet: check.errorRate <= 0.05,
  };
}

/** The turns of the sample episode; its file has no chapters per turn, so the turns' times are needed. */
function readScript(): Turn[] {
  const episode = JSON.parse(readFileSync(join(root, 'db/seed/lake-estate/episode.json'), 'utf8')) as {
    chapters: { startSeconds: number }[];
    turns: { speaker: string; text: string; startSeconds: number }[];
  };
  return episode.turns.map(({ speaker, text, startSeconds }, index) => {
    const chapter = episode.chapters.findLastIndex((each) => each.startSeconds <= startSeconds);
    return {
      id: `turn-${index}`,
      speaker: speaker === 'Nora' ? 'nora' : 'miles',
      text,
      spokenText: toSpoken(text),
      factIds: [],
      branded: false,
      chapter: chapters[chapter] ?? 'welcome',
    };
  });
}

function keep(files: Record<string, Uint8Array | string>): void {
  const out = join(readEnv(root).dataDir, 'sound-bench');
  mkdirSync(out, { recursive: true });
  for (const [name, body] of Object.entries(files)) writeFileSync(join(out, name), body);
}
