import { splitSentences } from '../../english/sentences/rules.ts';
import type { Window } from './choose-window.ts';

export type TimedLine = { text: string; startSeconds: number; endSeconds: number };
const maxLetters = 58;
/** A shorter line would not be readable. */
const minLetters = 16;

/** The words of the clip as caption lines, each shown for its share of the turn. Times count from the clip's start. */
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

/** Lines end at a comma or at the end of a sentence, if one comes in time. */
function breakUp(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    if (line !== '') lines.push(line);
    line = '';
  };
  for (const sentence of splitSentences(text)) {
    for (const word of sentence.split(/\s+/)) {
      if (line.length + word.length + 1 > maxLetters) endLine();
      line = line === '' ? word : `${line} ${word}`;
      if (/,$/.test(line) && line.length > maxLetters * 0.6) endLine();
    }
    if (line.length >= minLetters) endLine();
  }
  endLine();
  return lines;
}
