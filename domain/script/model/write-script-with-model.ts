import type { Writer } from '#adapters/writer/contract.ts';
import type { WrittenEpisode } from '../episode/write-episode.ts';
import { readHome } from '../home.ts';
import type { FactSheet, SceneRecord, Script, Turn } from '../schema.ts';
import { createTalkCheck } from './check-talk.ts';
import { type ChosenScene, talkOf } from './chosen-scene.ts';
import { knownFacts, newMark } from './fence-facts.ts';
import { fitScenes } from './fit-scenes.ts';
import { planScenes, type TalkTurn } from './plan-scenes.ts';
import { replaceFaulty } from './replace-faulty.ts';
import { smoothTalk } from './smooth-talk.ts';
import { type Session, writeScene } from './write-scene.ts';

export type ModelOptions = {
  wordsPerMinute: number;
  signal?: AbortSignal | undefined;
  /** Called after each scene: a slow model is still working. */
  onScene?: () => void;
};

/** After this many malformed scenes in a row, we stop asking the model. */
const maxUnusable = 2;

/**
 * Lets a language model write the talk scene by scene, from the built-in writer's plan. The same editor and claim check
 * judge each scene; if they reject it twice, the built-in scene is used. Throws `Unavailable` if a later attempt may
 * help.
 */
export async function writeScriptWithModel(
  writer: Writer,
  sheet: FactSheet,
  episode: WrittenEpisode,
  { wordsPerMinute, signal, onScene }: ModelOptions,
): Promise<Script> {
  const home = readHome(sheet);
  const tasks = planScenes(episode, home, wordsPerMinute);
  const session: Session = {
    writer,
    sheet,
    home,
    facts: knownFacts(sheet),
    tasks,
    mark: newMark(),
    wordsPerMinute,
    signal,
  };
  const scenes: ChosenScene[] = [];
  const records: SceneRecord[] = [];
  let unusable = 0;
  for (const task of tasks) {
    const isAsked = unusable < maxUnusable;
    const answer = isAsked ? await writeScene(session, task, talkOf(scenes)) : undefined;
    if (answer) {
      records.push(answer.record);
      unusable = answer.isUnusable ? unusable + 1 : 0;
    }
    scenes.push({ task, byModel: answer?.scene });
    onScene?.();
  }
  const check = createTalkCheck(session);
  const fitted = fitScenes(replaceFaulty(scenes, check, records), wordsPerMinute);
  for (const record of records)
    if (!fitted.find(({ task }) => task.name === record.scene)?.byModel) record.writtenBy = 'built-in';
  const isByModel = fitted.some(({ byModel }) => byModel);
  let talk = talkOf(fitted);
  if (isByModel) {
    const smoothed = await smoothTalk(session, talk, check);
    records.push(smoothed.record);
    talk = smoothed.talk;
  }
  const costCents = records.reduce((sum, record) => sum + record.costCents, 0);
  return {
    title: episode.script.title,
    turns: isByModel ? numbered(talk) : episode.script.turns,
    writer: {
      ...(isByModel ? { name: writer.name, model: writer.model } : episode.script.writer),
      costCents,
      scenes: records,
    },
  };
}

function numbered(talk: readonly TalkTurn[]): Turn[] {
  const counts = new Map<string, number>();
  return talk.map(({ turn }) => {
    const number = (counts.get(turn.chapter) ?? 0) + 1;
    counts.set(turn.chapter, number);
    return { ...turn, id: `${turn.chapter}-${number}` };
  });
}
