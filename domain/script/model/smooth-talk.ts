import { UnusableAnswer } from '#adapters/writer/contract.ts';
import { saysAi } from '#domain/disclosure/rules.ts';
import { hostNames } from '../rules.ts';
import type { SceneRecord } from '../schema.ts';
import type { CheckTalk } from './check-talk.ts';
import { fence } from './fence-facts.ts';
import { fitPrompt } from './fit-prompt.ts';
import { systemInstructions } from './instructions.ts';
import type { SceneTask, TalkTurn } from './plan-scenes.ts';
import { readTurn } from './read-scene.ts';
import { FlowEdits } from './schema.ts';
import { ask, newRecord, promptBudget, type Session } from './write-scene.ts';

/**
 * One pass over the whole talk for flow and repetition. An edit stays only if the talk passes every check with it.
 * Otherwise, we revert the faulty edits once, then all of them.
 */
export async function smoothTalk(
  session: Session,
  talk: readonly TalkTurn[],
  check: CheckTalk,
): Promise<{ talk: TalkTurn[]; record: SceneRecord }> {
  const record = newRecord('whole talk', session.writer);
  try {
    const { edits } = await askForEdits(session, talk, record);
    const edited = new Map(
      edits.flatMap(({ turn: number, text }) => {
        const before = talk[number - 1];
        return before && mayChange(before) && text !== before.turn.text
          ? [[number - 1, reword(before, text, session)] as const]
          : [];
      }),
    );
    const apply = () => talk.map((turn, at) => edited.get(at) ?? turn);
    for (const attempt of [1, 2]) {
      if (edited.size === 0) break;
      const faults = check(apply());
      if (faults.length === 0) return { talk: apply(), record: { ...record, writtenBy: 'model' } };
      for (const { at, reason } of faults) {
        record.refusals.push(`Turn ${at + 1}: ${reason}.`);
        if (attempt === 1) edited.delete(at);
      }
    }
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error;
    record.costCents += error.costCents;
    record.refusals.push('No answer in the form that was asked for.');
  }
  return { talk: [...talk], record };
}

/** The sentence about the voices can't be changed. */
const mayChange = ({ turn }: TalkTurn) => !saysAi(turn.text);

function reword({ turn, line }: TalkTurn, text: string, { sheet, facts, tasks }: Session): TalkTurn {
  const task = tasks.find(({ name }) => name === line.section) ?? (tasks[0] as SceneTask);
  const keys = facts.filter(({ id }) => turn.factIds.includes(id)).map(({ key }) => key);
  const written = { speaker: turn.speaker, text, facts: keys, general: turn.isGeneral === true };
  const explainers = turn.isGeneral ? [...task.explainers, turn.text] : task.explainers;
  return readTurn(written, turn.id, { task: { ...task, explainers, chapter: turn.chapter }, sheet, facts });
}

function askForEdits(session: Session, talk: readonly TalkTurn[], record: SceneRecord): Promise<FlowEdits> {
  const { mark, writer } = session;
  const budget = promptBudget(writer);
  const system = systemInstructions(mark, budget.system);
  const numbered = talk.map(({ turn }, at) => ({ turn: at + 1, [hostNames[turn.speaker]]: turn.text }));
  const prompt = fitPrompt(
    [
      { text: `The whole talk, scene by scene as it was written:\n${fence('TALK', numbered, mark)}` },
      {
        text: 'Read it once as a listener. Where a turn repeats what was said, doesn’t meet the line before it, or would trip the tongue, give that turn in better words. Change words, not facts: nothing new about the home, nothing lost that limits a thing. Leave good turns alone; at most eight edits, or none.',
      },
    ],
    budget.rest(system),
  );
  return ask(session, { name: 'whole talk', system, prompt, schema: FlowEdits, attempt: 1 }, record);
}
