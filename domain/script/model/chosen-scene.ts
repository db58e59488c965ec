import { toSpoken } from '#domain/speech-text/to-spoken.ts';
import type { SceneTask, TalkTurn } from './plan-scenes.ts';

/** A scene of the talk: the model's version if it passed, otherwise ours. */
export type ChosenScene = { task: SceneTask; byModel?: TalkTurn[] | undefined };

/** The turns of the scenes; our own ending follows only our own opening, not a model's. */
export function talkOf(scenes: readonly ChosenScene[]): TalkTurn[] {
  const isOwnOpening = scenes[0]?.byModel === undefined;
  return scenes.flatMap(
    ({ task, byModel }) =>
      byModel ?? task.builtIn.flatMap((said) => (isOwnOpening ? said : withoutHook(said))),
  );
}

function withoutHook(said: TalkTurn): TalkTurn[] {
  const { turn, line } = said;
  if (line.section !== 'callback') return [said];
  const { plain } = line;
  if (!plain) return [];
  const { text, factIds } = plain;
  return [{ turn: { ...turn, text, spokenText: toSpoken(text), factIds }, line: { ...line, ...plain } }];
}
