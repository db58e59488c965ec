import type { z } from 'zod';
import { UnusableAnswer, type Writer } from '#adapters/writer/contract.ts';
import { hashUnit } from '../episode/seeded-choice.ts';
import type { Home } from '../home.ts';
import type { FactSheet, SceneRecord } from '../schema.ts';
import type { KeyedFact } from './fence-facts.ts';
import { countTokens } from './fit-prompt.ts';
import { systemInstructions } from './instructions.ts';
import { judgeScene } from './judge-scene.ts';
import type { SceneTask, TalkTurn } from './plan-scenes.ts';
import { readScene } from './read-scene.ts';
import { requiredWords } from './required-words.ts';
import { scenePrompt } from './scene-prompt.ts';
import { WrittenScene } from './schema.ts';

/** One session with a model: which model, the subject, and the cost. */
export type Session = {
  writer: Writer;
  sheet: FactSheet;
  home: Home;
  facts: readonly KeyedFact[];
  tasks: readonly SceneTask[];
  mark: string;
  wordsPerMinute: number;
  signal: AbortSignal | undefined;
};

const outputTokens = 1200;
/** We also describe the answer's form to the model. */
const schemaTokens = 300;
/** A rejected scene and the reasons. */
const repairTokens = 900;
const systemShare = 0.45;

/** How much of the model’s context the instructions and prompt may use. */
export function promptBudget(writer: Writer): { system: number; rest: (system: string) => number } {
  const room = writer.contextTokens - outputTokens - schemaTokens - repairTokens;
  return {
    system: Math.floor(room * systemShare),
    rest: (system) => room - countTokens(system),
  };
}

export type Asking<Answer> = {
  name: string;
  system: string;
  prompt: string;
  schema: z.ZodType<Answer>;
  attempt: number;
};

/** Asks the model and records the cost. */
export async function ask<Answer>(
  { writer, sheet, signal }: Pick<Session, 'writer' | 'sheet' | 'signal'>,
  { name, system, prompt, schema, attempt }: Asking<Answer>,
  record: SceneRecord,
): Promise<Answer> {
  const seed = Math.floor(hashUnit(`${sheet.listingId}|${name}|${attempt}`) * 2 ** 31);
  const { object, costCents, sampling } = await writer.complete<Answer>({
    system,
    prompt,
    schema,
    purpose: name,
    seed,
    maxOutputTokens: outputTokens,
    ...(signal ? { signal } : {}),
  });
  record.costCents += costCents;
  Object.assign(record, sampling);
  return object;
}

export const newRecord = (scene: string, { model }: Writer): SceneRecord => ({
  scene,
  writtenBy: 'built-in',
  model,
  costCents: 0,
  refusals: [],
});

/**
 * Lets the model write one scene. If the editor or the claim check rejects it, it goes back once with the reasons. If
 * it's rejected again, there's no scene, and the record says why.
 */
export async function writeScene(
  session: Session,
  task: SceneTask,
  said: readonly TalkTurn[],
): Promise<{ scene?: TalkTurn[]; record: SceneRecord; isUnusable: boolean }> {
  const { writer, sheet, home, mark, facts, wordsPerMinute } = session;
  const record = newRecord(task.name, writer);
  const mustSay = requiredWords(task, home);
  const budget = promptBudget(writer);
  const system = systemInstructions(mark, budget.system);
  const prompt = scenePrompt(task, { ...session, said, mustSay }, budget.rest(system));
  let complaint = '';
  for (const attempt of [1, 2]) {
    try {
      const asking = { name: task.name, system, prompt: prompt + complaint, schema: WrittenScene, attempt };
      const written = await ask(session, asking, record);
      const scene = readScene(written, { task, sheet, facts });
      const reasons = judgeScene(scene, { task, sheet, said, mustSay, wordsPerMinute });
      if (reasons.length === 0)
        return { scene, record: { ...record, writtenBy: 'model' }, isUnusable: false };
      record.refusals.push(...reasons);
      complaint = `\n\nYour scene was refused:\n${JSON.stringify(written)}\nReasons:\n${reasons.map((reason) => `- ${reason}`).join('\n')}\nWrite the whole scene again without these faults.`;
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      record.costCents += error.costCents;
      record.refusals.push('No answer in the form that was asked for.');
      return { record, isUnusable: true };
    }
  }
  return { record, isUnusable: false };
}
