import type { ChapterName, Speaker } from '../schema.ts';

export const hostNames: Record<Speaker, string> = { nora: 'Nora', miles: 'Miles' };

export const chapterTitles: Record<ChapterName, string> = {
  welcome: 'Welcome',
  home: 'The home',
  outside: 'Outside and upgrades',
  neighborhood: 'The neighborhood',
  questions: 'Your questions',
  visit: 'How to visit',
};

/** What every delivered episode keeps to, measured on the finished MP3. */
export const episodeLimits = {
  shortestSeconds: 180,
  longestSeconds: 300,
  longestSilenceSeconds: 2,
  loudnessLufs: -16,
  loudnessTolerance: 0.5,
  truePeakDb: -1,
} as const;
