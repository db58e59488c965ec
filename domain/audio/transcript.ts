import { hostNames } from '../script/rules.ts';
import type { Chapter, TimedTurn } from './schema.ts';

/** The episode as plain text, chapter by chapter, each turn with its speaker. */
export function writeTranscript(title: string, turns: TimedTurn[], chapters: Chapter[]): string {
  const parts = chapters.map((chapter) => {
    const own = turns.filter(
      (turn) => turn.startSeconds >= chapter.startSeconds && turn.startSeconds < chapter.endSeconds,
    );
    const said = own.map((turn) => `${hostNames[turn.speaker]}: ${turn.text}`).join('\n\n');
    return `${chapter.title} (${clock(chapter.startSeconds)})\n\n${said}`;
  });
  return `${title}\n\n${parts.join('\n\n')}\n`;
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
