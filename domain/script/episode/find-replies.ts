import type { Scene } from '../scenes/scene.ts';

export type FindReplies = (told: string, section: string, next: string) => readonly Scene[];

/**
 * Finds the scenes in which Miles takes up words that Nora has just said: those written for this stretch of the episode
 * (a general word like "windows" means another thing in a building), of her last sentence before any other, and
 * particular ones before general ones, as they were written; what is to spare comes last.
 */
export function createReplyFinder(scenes: readonly Scene[]): FindReplies {
  const replies = scenes.filter(({ part }) => part === 'reply');
  const found = new Map<string, readonly Scene[]>();
  return (told, section, next) => {
    const key = `${section}|${told}`;
    const known = found.get(key) ?? heardIn(told, section, replies);
    found.set(key, known);
    return known.filter(({ before }) => before === undefined || before === next);
  };
}

function heardIn(told: string, section: string, replies: readonly Scene[]): readonly Scene[] {
  const last = told.split(/(?<=[.!?]) /).at(-1) ?? told;
  const here = replies.filter(({ sections }) => sections?.includes(section));
  const matching = (text: string) => here.filter(({ heard }) => heard?.test(text));
  const inLast = matching(last);
  const some = inLast.length > 0 ? inLast : matching(told);
  return [...some.filter(({ rank }) => rank !== 'spare'), ...some.filter(({ rank }) => rank === 'spare')];
}
