import type { ChapterName, Speaker } from './schema.ts';

export const hostNames: Record<Speaker, string> = { nora: 'Nora', miles: 'Miles' };

export const chapterTitles: Record<ChapterName, string> = {
  welcome: 'Welcome',
  home: 'The home',
  outside: 'Outside and upgrades',
  neighborhood: 'The neighborhood',
  questions: 'Your questions',
  visit: 'How to visit',
};
