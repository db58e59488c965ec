import type { Scene } from '../scenes/scene.ts';

export type FindReplies = (told: string, section: string, next: string) => readonly Scene[];

/**
 * Finds the scenes where Miles picks up Nora's last words: those written for this section (a word like "windows" means
 * something else in a building), her last sentence before others, and specific scenes before general ones, in the order
 * written. Spare ones come last.
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
  const matching = (text: string) => here.filter(({ heard }) => heard?.test(withoutOldNew(text)));
  const inLast = matching(last);
  const some = inLast.length > 0 ? inLast : matching(told);
  return [...some.filter(({ rank }) => rank !== 'spare'), ...some.filter(({ rank }) => rank === 'spare')];
}

/** What was new in a year that is named isn't waiting for its first scratch. */
const withoutOldNew = (text: string) =>
  /\b20\d\d\b/.test(text) ? text.replace(/\b(?:brand[- ])?new(?:er)? /gi, '') : text;
