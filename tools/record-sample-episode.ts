import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { checkEpisode } from '#domain/audio/check-episode.ts';
import { readClip, recordTurns } from '#domain/audio/recording/record-turns.ts';
import type { RecordedTurn } from '#domain/audio/studio.ts';
import { transcribeEpisode } from '#domain/audio/transcribe-episode.ts';
import { checkText } from '#domain/compliance/check-text.ts';
import { defaultWordings } from '#domain/disclosure/rules.ts';
import { checkClaims } from '#domain/script/claims/check-claims.ts';
import { writeScript } from '#domain/script/episode/write-script.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { hostNames } from '#domain/script/rules.ts';
import type { Turn } from '#domain/script/schema.ts';
import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { chooseSpeech } from '#server/choose-speech.ts';
import { readEnv } from '#server/env.ts';
import { lakeEstateColumns } from '#server/seed/lake-estate-columns.ts';
import { createStudioProcess } from '#server/studio/create-studio-process.ts';
import { readArguments } from '../commands/read-arguments.ts';
import { projectRoot } from './run-step.ts';

const usage = `Usage: npm run sample-episode -- [--script]
Makes the episode of the sample home from its listing with the same writer, voices, studio and checks as any other, so
that what the home page plays is what an order brings.
  --script  prints the script and stops`;
const { values: given } = readArguments(usage, { options: { script: { type: 'boolean', default: false } } });
const folder = join(projectRoot, 'db', 'seed', 'lake-estate');
const scratch = mkdtempSync(join(tmpdir(), 'hearthcast-sample-'));
const { signal } = new AbortController();
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const { speech, transcriber } = chooseSpeech(readEnv(projectRoot), log);
if (!transcriber) throw new Error('The transcriber is off: fetch the voices first (npm run voices).');

const sheet = buildFactSheet({
  listing: {
    ...lakeEstateColumns(),
    id: 'lake-estate',
    aiEnhancedDescription: null,
    saleStatus: null,
    filledColumns: {},
  },
});
const script = writeScript(sheet, { wordsPerMinute: speech.wordsPerMinute });
const turns: Turn[] = script.turns.map((turn) => ({ ...turn, spokenText: toSpoken(turn.text) }));
for (const { speaker, text } of turns) console.log(`${hostNames[speaker]}: ${text}`);
const problems = [
  ...checkClaims({ turns }, sheet).flatMap(({ claim, factId }) => (factId ? [] : [`no fact says ${claim}`])),
  ...turns.flatMap(({ text }) => (checkText(text).verdict === 'allow' ? [] : [`fair housing: ${text}`])),
];
if (problems.length > 0 || given.script) {
  console.log(problems.join('\n'));
  process.exit(problems.length > 0 ? 1 : 0);
}

try {
  const storage = await createDiskStorage({ root: scratch });
  const { clips } = await recordTurns({ speech, storage }, turns, { signal });
  const recorded: RecordedTurn[] = [];
  for (const [at, turn] of turns.entries())
    recorded.push({ ...turn, sound: await readClip({ storage }, clips[at]?.key as string) });
  const cover = { bytes: readFileSync(join(folder, 'cover-600.jpg')), contentType: 'image/jpeg' as const };
  const tags = {
    title: script.title,
    artist: 'Hearthcast',
    album: 'Hearthcast',
    comment: '',
    disclosure: defaultWordings.file,
    year: 2026,
    cover,
  };
  const studio = createStudioProcess({ root: projectRoot });
  const made = await studio.master({ turns: recorded, tags }, 'branded', { signal });
  const sound = await studio.hear(made.mp3, { signal });
  const { check } = await transcribeEpisode(transcriber, { turns, times: made.turns, sound, signal });
  const faults = checkEpisode(made.measures);
  const wrong = [...check.wrongNumbers, ...check.wrongStreets];
  console.log(
    JSON.stringify({ measures: made.measures, errorRate: check.errorRate, wrong, faults }, null, 1),
  );
  if (faults.length > 0 || wrong.length > 0 || check.errorRate > 0.05)
    throw new Error('The episode would not be delivered; nothing is written.');
  const { durationSeconds, loudnessLufs, truePeakDb } = made.measures;
  const episode = {
    title: script.title,
    hosts: Object.values(hostNames),
    durationSeconds,
    lufs: loudnessLufs,
    truePeak: truePeakDb,
    chapters: made.chapters,
    turns: made.turns.map(({ speaker, text, startSeconds, endSeconds }) => ({
      speaker: hostNames[speaker],
      text,
      startSeconds,
      endSeconds,
    })),
    peaks: made.peaks,
  };
  writeFileSync(join(folder, 'episode.json'), `${JSON.stringify(episode, null, 2)}\n`);
  writeFileSync(join(folder, 'episode.mp3'), made.mp3);
  writeFileSync(join(folder, 'episode.vtt'), made.vtt);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(0);
