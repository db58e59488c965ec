import type { SceneRecord } from '../schema.ts';
import type { CheckTalk } from './check-talk.ts';
import { type ChosenScene, talkOf } from './chosen-scene.ts';
import type { TalkTurn } from './plan-scenes.ts';

/**
 * Scenes that passed one by one may still repeat each other or not fit together. Our own scene then replaces the faulty
 * one, or all of the model's scenes if no single one is at fault.
 */
export function replaceFaulty(
  scenes: readonly ChosenScene[],
  check: CheckTalk,
  records: readonly SceneRecord[],
): ChosenScene[] {
  let current = [...scenes];
  for (let round = 0; round < scenes.length; round += 1) {
    const talk = talkOf(current);
    const [fault] = check(talk);
    if (!fault) return current;
    const isFaulty = faultyScene(current, talk, fault);
    for (const record of records)
      if (current.some((scene) => scene.task.name === record.scene && isFaulty(scene)))
        record.refusals.push(`In the whole talk: ${fault.reason}.`);
    current = current.map((scene) => (isFaulty(scene) ? { task: scene.task } : scene));
  }
  return current;
}

function faultyScene(
  scenes: readonly ChosenScene[],
  talk: readonly TalkTurn[],
  { at, reason }: { at: number; reason: string },
): (scene: ChosenScene) => boolean {
  const isByModel = (name: string | undefined) =>
    scenes.some(({ task, byModel }) => byModel && task.name === name);
  const repeated = /^"(.+)" again$/.exec(reason)?.[1];
  const earlier = talk.slice(0, at).find(({ turn }) => repeated && plain(turn.text).includes(repeated));
  const name = [talk[at], earlier, talk[at - 1]].map((said) => said?.line.section).find(isByModel);
  return ({ task, byModel }) => byModel !== undefined && (name === undefined || task.name === name);
}

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []).join(' ');
