import type { Home } from '../home.ts';
import type { Hook } from './hook.ts';
import { readConflictHooks } from './read-conflict-hooks.ts';
import { readCountHooks } from './read-count-hooks.ts';
import { readFinePrintHooks } from './read-fine-print-hooks.ts';
import { readNumberHooks } from './read-number-hooks.ts';
import { readQuotedHooks } from './read-quoted-hooks.ts';
import { readShortHook } from './read-short-hook.ts';
import { readSpaceHooks } from './read-space-hooks.ts';
import { readStoryHooks } from './read-story-hooks.ts';

/** What the home was once, if the listing starts with it, is what to start with. */
const [ledWorth, firstSentences] = [10, 2];
const isLedWith = ({ part, words }: Hook, { sentences }: Home) =>
  /^hook-was(?:-once)?$/.test(part) &&
  sentences
    .filter(({ source }) => source.kind === 'description')
    .slice(0, firstSentences)
    .some(({ id }) => words.quote?.factIds.includes(id));

/** Possible hooks for a talk about this home, most specific first. */
export function findHooks(home: Home): Hook[] {
  return [
    ...readConflictHooks(home),
    ...readQuotedHooks(home),
    ...readFinePrintHooks(home),
    ...readStoryHooks(home),
    ...readCountHooks(home),
    ...readNumberHooks(home),
    ...readSpaceHooks(home),
    ...readShortHook(home),
  ]
    .map((hook) => (isLedWith(hook, home) ? { ...hook, worth: hook.worth + ledWorth } : hook))
    .sort((a, b) => b.worth - a.worth);
}
