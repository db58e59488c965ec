import type { Window } from './choose-window.ts';

export type TimedLine = { text: string; startSeconds: number; endSeconds: number };
const mostLetters = 58;
/** A shorter line would flash by. */
const fewestLetters = 16;

/** What is said in the clip, cut into lines; a line stays as long as its share of the turn. Times count from the clip's start. */
export function captionLines(window: Window): TimedLine[] {
  return window.turns
    .flatMap((turn) => {
      const lines = breakUp(turn.text);
      const letters = lines.reduce((sum, line) => sum + line.length, 0);
      const perLetter = (turn.endSeconds - turn.startSeconds) / Math.max(1, letters);
      let at = turn.startSeconds - window.startSeconds;
      return lines.map((text) => {
        const line = { text, startSeconds: at, endSeconds: at + text.length * perLetter };
        at = line.endSeconds;
        return line;
      });
    })
    .filter(({ startSeconds }) => startSeconds < window.endSeconds - window.startSeconds - 0.2);
}

/** Lines end at a comma or full stop where that comes in time. */
function breakUp(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > mostLetters && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
    const endsSentence = /[.?!]["”]?$/.test(line) && line.length >= fewestLetters;
    if (endsSentence || (/,$/.test(line) && line.length > mostLetters * 0.6)) {
      lines.push(line);
      line = '';
    }
  }
  return line === '' ? lines : [...lines, line];
}
