import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Speech, SpokenLine } from '#adapters/speech/contract.ts';
import { transcriberRate } from '#adapters/transcriber/contract.ts';
import { hearQuestion } from '#domain/ask/aloud/hear-question.ts';
import { answerQuestion } from '#domain/ask/answer/answer-question.ts';
import { buildAskSheet } from '#domain/ask/ask-sheet.ts';
import { readClipFile, writeClipFile } from '#domain/audio/recording/clip-file.ts';
import { resample } from '#domain/audio/signal/resample.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import type { FactSheet } from '#domain/script/schema.ts';
import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import { chooseSpeech } from '#server/choose-speech.ts';
import { readEnv } from '#server/env.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { expectedAnswers } from './data/ask-answers.ts';
import { askQuestions } from './data/ask-questions.ts';
import { type Figure, medianOf } from './instruments/figure.ts';
import { judgeAnswer, type Verdict } from './instruments/judge-answer.ts';
import { cpuSecondsOf } from './instruments/process-tree.ts';

const root = join(import.meta.dirname, '..');
const quietLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const today = '2026-11-16';
/** Questions that only make sense after the one before them, so they are put to the same home. */
const followUps = new Set(['is it wood burning?']);
/** Words that people type one way and say another. */
const saidInstead: [RegExp, string][] = [
  [/\bhoa\b/gi, 'H.O.A.'],
  [/\bhvac\b/gi, 'H-vac'],
  [/\bev\b/gi, 'E.V.'],
  [/\bairbnb\b/gi, 'Air bee-and-bee'],
  [/\bfireplac\b/gi, 'fireplace'],
];

/** Every third answer is also spoken: speaking takes longer than everything else together. */
const SPOKEN_EVERY = 3;

type Asked = { home: string; question: string; expected: string };

/** The sixty questions, each to one home: typed, and spoken by a host and transcribed as on the page. */
export async function benchAskAloud(): Promise<Figure[]> {
  const { speech, transcriber, voices } = chooseSpeech(readEnv(root), quietLog);
  if (!transcriber || voices() !== 'ok') throw new Error('the voice pack is not there; see npm run voices');
  const ctx = { accounts: { hasRateLimits: false }, transcriber } as unknown as Context;
  const sheets = new Map(
    tenHomes.map((home) => [home.id, buildAskSheet({ ...sampleHome(home), today })] as const),
  );
  const asked = chooseHomes();
  const typed = { right: 0, wrong: 0 };
  const spoken = { right: 0, wrong: 0 };
  const answerMs: number[] = [];
  const spokenTimes: SpokenTime[] = [];
  let [typedSubject, spokenSubject] = ['', ''];
  await hear(ctx, await sayQuestion(speech, 'Is there a garage?'));
  const answers: string[] = [];
  for (const { home, question, expected } of asked) {
    const sheet = sheets.get(home) as FactSheet;
    const isFollowUp = followUps.has(question);
    const whenTyped = answerQuestion(sheet, question, { today, subject: isFollowUp ? typedSubject : '' });
    typedSubject = whenTyped.subject;
    count(typed, judgeAnswer(expected, whenTyped));

    const said = saidInstead.reduce((text, [from, to]) => text.replace(from, to), question);
    const sound = await sayQuestion(speech, toSpoken(said));
    const startedAt = performance.now();
    const heard = await hear(ctx, sound);
    const whenSpoken = answerQuestion(sheet, heard || '.', {
      today,
      subject: isFollowUp ? spokenSubject : '',
    });
    answerMs.push(performance.now() - startedAt);
    spokenSubject = whenSpoken.subject;
    const verdict = judgeAnswer(expected, whenSpoken);
    count(spoken, verdict);
    answers.push(whenSpoken.answer);
    if (verdict !== 'right')
      console.log(`${verdict} | ${home} | ${question} | heard: ${heard} | ${whenSpoken.answer}`);
  }
  for (const [at, answer] of answers.entries())
    if (at % SPOKEN_EVERY === 0) spokenTimes.push(await timeSpeaking(speech, answer));
  return report(asked.length, typed, spoken, answerMs, spokenTimes);
}

function report(
  total: number,
  typed: Tally,
  spoken: Tally,
  answerMs: number[],
  spokenTimes: SpokenTime[],
): Figure[] {
  const points = (100 * (typed.right - spoken.right)) / total;
  const ratios = spokenTimes.map(({ ratio }) => ratio);
  const ratio = medianOf(ratios);
  return [
    { name: 'Ask aloud: right when typed', value: `${typed.right} of ${total}` },
    { name: 'Ask aloud: right when spoken and heard', value: `${spoken.right} of ${total}` },
    {
      name: 'Ask aloud: worse than typed, in percentage points',
      value: points.toFixed(1),
      bar: '≤ 3',
      isMet: points <= 3,
    },
    { name: 'Ask aloud: wrong answers', value: String(spoken.wrong), bar: '0', isMet: spoken.wrong === 0 },
    { name: 'Ask aloud: from the end of the recording to the answer, median', value: ms(answerMs) },
    {
      name: 'Ask aloud: time to speak an answer ÷ its length, median (slowest)',
      value: `${ratio.toFixed(2)} (${Math.max(...ratios).toFixed(2)})`,
      bar: '< 2',
      isMet: ratio < 2,
    },
    {
      name: 'Ask aloud: processor time to speak an answer ÷ its length, median',
      value: medianOf(spokenTimes.map(({ cpuRatio }) => cpuRatio)).toFixed(2),
    },
  ];
}

type SpokenTime = { ratio: number; cpuRatio: number };

/** How long a host takes for an answer, relative to its length: in real time, and in CPU time, whatever else runs. */
async function timeSpeaking(speech: Speech, answer: string): Promise<SpokenTime> {
  const { signal } = new AbortController();
  const voices = await speech.prepare({ signal });
  const [startedAt, cpuBefore] = [performance.now(), cpuSecondsOf(process.pid)];
  const [line] = await voices.speak([{ speaker: 'nora', text: toSpoken(answer) }], { signal });
  if (!line) throw new Error('nothing was said');
  const length = line.samples.length / line.sampleRate;
  return {
    ratio: (performance.now() - startedAt) / 1000 / length,
    cpuRatio: (cpuSecondsOf(process.pid) - cpuBefore) / length,
  };
}

type Tally = { right: number; wrong: number };

function count(tally: Tally, verdict: Verdict): void {
  if (verdict === 'right') tally.right += 1;
  if (verdict === 'wrong' || verdict === 'answeredThoughUnknown') tally.wrong += 1;
}

const ms = (times: number[]) => `${medianOf(times).toFixed(0)} ms (${Math.max(...times).toFixed(0)} at most)`;

/** A buyer takes as long as they like, so this isn't timed; recorded questions are kept in DATA_DIR/ask-aloud-bench. */
async function sayQuestion(speech: Speech, text: string): Promise<SpokenLine> {
  const folder = join(readEnv(root).dataDir, 'ask-aloud-bench');
  mkdirSync(folder, { recursive: true });
  const { signal } = new AbortController();
  const voices = await speech.prepare({ signal });
  const key = createHash('sha256')
    .update(JSON.stringify([voices.voiceKey('miles'), text]))
    .digest('hex');
  const file = join(folder, `${key}.wav`);
  if (existsSync(file)) return readClipFile(readFileSync(file));
  const [line] = await voices.speak([{ speaker: 'miles', text }], { signal });
  if (!line) throw new Error('nothing was said');
  writeFileSync(file, writeClipFile({ samples: line.samples, sampleRate: line.sampleRate }));
  return line;
}

/** As the page sends it. If nothing was heard, the visitor gets a message, which doesn't count as an answer here. */
async function hear(ctx: Context, { samples, sampleRate }: SpokenLine): Promise<string> {
  const wav = writeClipFile({
    samples: resample(samples, sampleRate, transcriberRate),
    sampleRate: transcriberRate,
  });
  try {
    return await hearQuestion(ctx, { wav, ip: '127.0.0.1' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return '';
    throw error;
  }
}

/** The same homes in every run: chosen with a fixed seed, and a follow-up stays with the home before it. */
function chooseHomes(): Asked[] {
  let seed = 19;
  let home = tenHomes[0]?.id as string;
  return askQuestions.map((question, at) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    if (!followUps.has(question))
      home = tenHomes[Math.floor((seed / 2 ** 32) * tenHomes.length)]?.id as string;
    return { home, question, expected: expectedAnswers[home]?.[at] ?? 'unknown' };
  });
}
