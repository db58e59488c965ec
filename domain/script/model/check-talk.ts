import { findFaults } from '../editor/find-faults.ts';
import { findLostPeriod } from './lost-period.ts';
import type { TalkTurn } from './plan-scenes.ts';
import { missingWords, requiredWords } from './required-words.ts';
import { findUnsayable } from './unsayable.ts';
import type { Session } from './write-scene.ts';

/** Why and where a talk can't be used; nothing if it can. */
export type CheckTalk = (talk: readonly TalkTurn[]) => { at: number; reason: string }[];

/** The checks that each scene has passed alone, for the talk as a whole. */
export function createTalkCheck({
  sheet,
  home,
  tasks,
}: Pick<Session, 'sheet' | 'home' | 'tasks'>): CheckTalk {
  return (talk) => {
    const faults = findFaults(
      talk.map(({ line }) => line),
      sheet,
    ).map(({ at, reason }) => ({ at, reason }));
    const others = talk.flatMap(({ turn: { text }, line: { authored }, fault }, at) => {
      // Our own lines have passed; they may say things a model may not.
      const reason =
        fault ?? (authored === '' ? (findUnsayable(text) ?? findLostPeriod(text, sheet)) : undefined);
      return reason ? [{ at, reason }] : [];
    });
    const missing = tasks.flatMap((task) => {
      const own = talk.flatMap((said, at) => (isOf(said, task.name) ? [{ said, at }] : []));
      const lacking = missingWords(
        own.map(({ said }) => said),
        requiredWords(task, home),
      );
      return lacking.flatMap(({ wish }) => own.map(({ at }) => ({ at, reason: `missing: ${wish}` })));
    });
    return [...faults, ...others, ...missing];
  };
}

const isOf = ({ line: { section } }: TalkTurn, name: string) =>
  section === name || (name === 'ending' && section === 'callback');
