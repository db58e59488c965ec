import { kindredTable } from './data/kindred-words.ts';

/** A thing as a question calls it, and the words by which listings speak of it. */
export type Kindred = { from: number; to: number } & { stated: RegExp; isQuality: boolean; isSame: boolean };

const words = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?:s|es)?(?![\\p{L}\\d])`, 'giu');

const lines = kindredTable
  .trim()
  .split('\n')
  .map((line) => {
    const isQuality = line.startsWith('~');
    const [asked = '', stated = ''] = line.replace(/^[~=]/, '').split(' => ');
    return { asked: words(asked), stated: words(stated), isQuality, isSame: line.startsWith('=') };
  });

/** What of a question the table knows; the longest names first, and none inside another. */
export function findKindred(question: string): Kindred[] {
  const hits = lines.flatMap(({ asked, ...line }) =>
    [...question.matchAll(asked)].map(({ 0: match, index }) => ({
      from: index,
      to: index + match.length,
      ...line,
    })),
  );
  const chosen: Kindred[] = [];
  for (const hit of hits.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from))
    if (!chosen.some(({ from, to }) => hit.from < to && from < hit.to)) chosen.push(hit);
  return chosen.sort((a, b) => a.from - b.from);
}
