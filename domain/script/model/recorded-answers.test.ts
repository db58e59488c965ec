import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UnusableAnswer, type Writer } from '#adapters/writer/contract.ts';
import { plainHomes } from '#tests/fixtures/homes/plain-homes.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { shortHomes } from '#tests/fixtures/homes/short-homes.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { checkText } from '../../compliance/check-text.ts';
import { checkClaims } from '../claims/check-claims.ts';
import { writeEpisode } from '../episode/write-episode.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import { hostNames } from '../rules.ts';
import { allScenes } from '../scenes/all-scenes.ts';
import type { SceneRecord } from '../schema.ts';
import type { WrittenTurn } from './schema.ts';
import { writeScriptWithModel } from './write-script-with-model.ts';

/**
 * Answers from capable language models to our prompts about made-up homes: six did their best; the others invent,
 * flatter, steer, break the form, follow an order hidden in the listing or lose limits.
 */
type Recording = { home: string; model: string; answers: Record<string, unknown[]> };

const folder = 'tests/fixtures/model-answers';
const recordings = globSync(`${folder}/*.json`)
  .sort()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Recording);
const homes = [...shortHomes, ...tenHomes, ...plainHomes];

async function replay({ home: id, answers }: Recording) {
  const home = homes.find((one) => one.id === id);
  if (!home) throw new Error(`no home ${id}`);
  const sheet = buildFactSheet(sampleHome(home));
  const asked = new Map<string, unknown[]>();
  const episode = writeEpisode(sheet, { scenes: allScenes, wordsPerMinute: 165, isRoomByRoom: true });
  /** The plan has scenes that didn't exist when the answers were recorded. Our own words answer those. */
  const ownScene = (name: string) => ({
    turns: episode.script.turns
      .filter((_, at) => episode.lines[at]?.section === name)
      .map(({ speaker, text, isGeneral }) => ({ speaker, text, general: isGeneral ?? false })),
  });
  const writer: Writer = {
    name: 'recorded',
    model: 'recorded',
    contextTokens: 32_000,
    complete: async ({ purpose, schema, prompt }) => {
      const before = asked.get(purpose) ?? [];
      const isRecorded = purpose in answers;
      const answer = isRecorded ? answers[purpose]?.[before.length] : ownScene(purpose);
      if (isRecorded) asked.set(purpose, [...before, answer]);
      const { success, data } = schema.safeParse(withNumbers(answer, prompt));
      if (!success) throw new UnusableAnswer('no such shape', { costCents: 0 });
      return { object: data, costCents: 0, model: 'recorded', tokens: { input: 0, output: 0 }, sampling: {} };
    },
  };
  const script = await writeScriptWithModel(writer, sheet, episode, { wordsPerMinute: 165 });
  return { sheet, script, asked };
}

type Edit = { turn?: number; instead?: string; text: string };

/** An edit quotes the words it replaces: the plan changes, and a number would then mean another turn. */
function withNumbers(answer: unknown, prompt: string): unknown {
  const { edits } = (answer ?? {}) as { edits?: Edit[] };
  if (!Array.isArray(edits)) return answer;
  const lines = prompt.split('\n');
  return {
    edits: edits.map(({ instead, ...edit }) => {
      if (instead === undefined) return edit;
      const line = lines.find((one) => one.endsWith(`:${JSON.stringify(instead)}}`));
      if (!line) throw new Error(`nobody says “${instead}”`);
      return { ...edit, turn: (JSON.parse(line) as { turn: number }).turn };
    }),
  };
}

/** Every line of every answer: + if it passed, − with the reason. */
function tellVerdicts({ scene, writtenBy, refusals }: SceneRecord, answers: unknown[]): string {
  const open = [...refusals];
  const lines = answers.flatMap((answer, attempt) => {
    const { turns = [] } = (answer ?? {}) as { turns?: WrittenTurn[] };
    const said = Array.isArray(turns) ? turns : [];
    return [
      `  attempt ${attempt + 1}`,
      ...said.map(({ speaker, text }, at) => {
        const found = open.findIndex((reason) => reason.startsWith(`Turn ${at + 1} (“${text}”): `));
        const [reason] = found < 0 ? [] : open.splice(found, 1);
        return `  ${reason ? '−' : '+'} ${hostNames[speaker]}: ${text}${reason ? ` ← ${reason.split('”): ').at(-1)}` : ''}`;
      }),
    ];
  });
  return [`${scene}: ${writtenBy}`, ...lines, ...open.map((reason) => `  ! ${reason}`)].join('\n');
}

test('twelve homes are recorded', () => {
  expect(recordings.length).toBeGreaterThanOrEqual(12);
});

test.each(recordings)('$home, by a model that is or does: $model', async (recording) => {
  const { sheet, script, asked } = await replay(recording);
  const verdicts = (script.writer.scenes ?? [])
    .filter(({ scene }) => asked.has(scene))
    .map((record) => tellVerdicts(record, asked.get(record.scene) ?? []));
  await expect(`${verdicts.join('\n\n')}\n`).toMatchFileSnapshot(
    `../../../${folder}/${recording.home}.verdicts.txt`,
  );
  expect(checkClaims(script, sheet).filter(({ factId }) => factId === undefined)).toEqual([]);
  for (const { text } of script.turns) expect(checkText(text).verdict).toBe('allow');
});
