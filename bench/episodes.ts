import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { checkEpisode } from '#domain/audio/check-episode.ts';
import { readClip, recordTurns } from '#domain/audio/recording/record-turns.ts';
import type { RecordedTurn } from '#domain/audio/studio.ts';
import { transcribeEpisode } from '#domain/audio/transcribe-episode.ts';
import { checkText } from '#domain/compliance/check-text.ts';
import { checkClaims } from '#domain/script/claims/check-claims.ts';
import { writeScript } from '#domain/script/episode/write-script.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import type { Turn } from '#domain/script/schema.ts';
import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { chooseSpeech } from '#server/choose-speech.ts';
import { readEnv } from '#server/env.ts';
import { createStudioProcess } from '#server/studio/create-studio-process.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import type { Figure } from './instruments/figure.ts';
import { judgeMp3 } from './instruments/mp3val.ts';

const root = join(import.meta.dirname, '..');
const quietLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const { signal } = new AbortController();

/** Ten different homes from facts to the finished, verified file; files stay in DATA_DIR/episodes-bench. */
export async function benchEpisodes(): Promise<Figure[]> {
  const env = readEnv(root);
  const out = join(env.dataDir, 'episodes-bench');
  mkdirSync(out, { recursive: true });
  const storage = await createDiskStorage({ root: join(out, 'clips') });
  const { speech, transcriber } = chooseSpeech(env, quietLog);
  if (!transcriber) throw new Error('the transcriber is off');
  const studio = createStudioProcess({ root });
  const figures: Figure[] = [];
  for (const home of tenHomes) {
    const sheet = buildFactSheet(sampleHome(home));
    const script = writeScript(sheet, { wordsPerMinute: speech.wordsPerMinute });
    const turns: Turn[] = script.turns.map((turn) => ({ ...turn, spokenText: toSpoken(turn.text) }));
    const { clips } = await recordTurns({ speech, storage }, turns, { signal });
    const recorded: RecordedTurn[] = [];
    for (const [index, turn] of turns.entries())
      recorded.push({ ...turn, sound: await readClip({ storage }, clips[index]?.key as string) });
    const tags = { title: script.title, artist: 'Hearthcast', album: 'Hearthcast', comment: '', year: 2026 };
    const made = await studio.master({ turns: recorded, tags }, 'branded', { signal });
    const sound = await studio.hear(made.mp3, { signal });
    const { check, transcript } = await transcribeEpisode(transcriber, {
      turns,
      times: made.turns,
      sound,
      signal,
    });
    writeFileSync(join(out, `${home.id}.mp3`), made.mp3);
    writeFileSync(
      join(out, `${home.id}.json`),
      JSON.stringify({ turns, times: made.turns, transcript, check }, null, 1),
    );
    const unproven = checkClaims({ ...script, turns }, sheet).filter(({ factId }) => !factId).length;
    const flagged = turns.filter(({ text }) => checkText(text).verdict !== 'allow').length;
    const { durationSeconds, loudnessLufs, truePeakDb } = made.measures;
    const { verdict, isClean } = judgeMp3(join(out, `${home.id}.mp3`));
    const isMet =
      isClean &&
      checkEpisode(made.measures).length === 0 &&
      check.errorRate <= 0.05 &&
      check.wrongNumbers.length + check.wrongStreets.length + unproven + flagged === 0;
    figures.push({
      name: script.title,
      value: `${durationSeconds.toFixed(0)} s, ${loudnessLufs.toFixed(2)} LUFS, ${truePeakDb.toFixed(2)} dBTP, ${(check.errorRate * 100).toFixed(1)} % word errors, wrong numbers ${check.wrongNumbers.length}, streets ${check.wrongStreets.length}, claims without a fact ${unproven}, flagged turns ${flagged}, ${verdict}`,
      bar: '180-300 s, -16 ± 0.5, ≤ -1, ≤ 5 %, 0, 0, 0, 0, clean where mp3val is installed',
      isMet,
    });
    console.log(`${home.id}: ${figures.at(-1)?.value}`);
  }
  return figures;
}
