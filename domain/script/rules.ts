import type { ChapterName, Speaker } from './schema.ts';

export const hostNames: Record<Speaker, string> = { nora: 'Nora', miles: 'Miles' };

/** The shortest talk that keeps the promise of three to five minutes, with a margin for different voices. */
export const minTalkSeconds = 186;

/** The aim for a talk with enough material: finished audio has been up to eleven seconds shorter than estimated. */
export const aimedTalkSeconds = 192;

/** A home with few facts gets the longest honest episode; below this, we ask people first. */
export const minBriefSeconds = 90;

export const chapterTitles: Record<ChapterName, string> = {
  welcome: 'Welcome',
  news: 'What’s new',
  home: 'The home',
  outside: 'Outside and upgrades',
  neighborhood: 'The neighborhood',
  questions: 'Your questions',
  visit: 'How to visit',
};
