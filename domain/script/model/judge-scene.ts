import { checkText } from '#domain/compliance/check-text.ts';
import { findFaults } from '../editor/find-faults.ts';
import { ensureDisclosure } from '../episode/ensure-disclosure.ts';
import { hostNames } from '../rules.ts';
import type { FactSheet } from '../schema.ts';
import { findLostPeriod } from './lost-period.ts';
import { type SceneTask, type TalkTurn, wordsOf } from './plan-scenes.ts';
import { type MustSay, missingWords } from './required-words.ts';
import { findUnsayable } from './unsayable.ts';

export type Judging = {
  task: SceneTask;
  sheet: FactSheet;
  said: readonly TalkTurn[];
  mustSay: readonly MustSay[];
  wordsPerMinute: number;
};

const minShare = 0.35;
const maxShare = 1.4;
const spareWords = 14;

/** Why a scene can't follow what was said before it; nothing if it can. */
export function judgeScene(scene: readonly TalkTurn[], judging: Judging): string[] {
  return [...judgeForm(scene, judging), ...judgeTurns(scene, judging), ...judgeContent(scene, judging)];
}

function judgeForm(scene: readonly TalkTurn[], { task, said }: Judging): string[] {
  const [first, last] = [scene[0]?.turn, scene.at(-1)?.turn];
  const { begins, ends } = task;
  const words = wordsOf(scene);
  const isLast = task.name === 'ending';
  return [
    ...(first && said.length > 0 && first.speaker !== begins ? [`${hostNames[begins]} has to begin.`] : []),
    ...(last && !isLast && last.speaker !== ends ? [`${hostNames[ends]} has to have the last word.`] : []),
    ...(last && /\?["”]?$/.test(last.text) ? ['It ends on a question.'] : []),
    ...(words > task.words * maxShare + spareWords
      ? [`It has ${words} words; about ${task.words} are wanted.`]
      : []),
    ...(words < task.words * minShare ? [`It has only ${words} words; about ${task.words} are wanted.`] : []),
  ];
}

/** The same editor and claim check as for our own scenes, plus checks that only third-party writing needs. */
function judgeTurns(scene: readonly TalkTurn[], { sheet, said }: Judging): string[] {
  const lines = [...said, ...scene].map(({ line }, at) => ({ ...line, sceneId: `${at}` }));
  const faults = new Map(findFaults(lines, sheet).map(({ sceneId, reason }) => [Number(sceneId), reason]));
  return scene.flatMap(({ turn: { text }, fault }, at) => {
    const reason =
      fault ?? findUnsayable(text) ?? faults.get(said.length + at) ?? findLostPeriod(text, sheet);
    // A question at the end of a scene is a matter of form.
    if (!reason || reason === 'a question at the end') return [];
    const because = reason === 'fair housing' ? `: ${checkText(text).reason ?? 'it speaks of people'}` : '';
    return [`Turn ${at + 1} (“${text}”): ${reason}${because}.`];
  });
}

function judgeContent(
  scene: readonly TalkTurn[],
  { task, said, mustSay, wordsPerMinute }: Judging,
): string[] {
  const missing = missingWords(scene, mustSay);
  const turns = [...said, ...scene].map(({ turn }) => turn);
  const isLate =
    task.name === 'opening' &&
    ensureDisclosure(turns, { wording: 'We are AI voices.', wordsPerMinute }).added !== undefined;
  return [
    ...missing.map(({ wish }) => `Missing: ${wish}`),
    ...(isLate && missing.length === 0
      ? ['The sentence about the AI voices comes too late; put it nearer to the beginning.']
      : []),
  ];
}
