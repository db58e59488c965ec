import { toSpoken } from '../../speech-text/to-spoken.ts';
import { type ChapterName, type Speaker, speakers, type Turn } from '../schema.ts';
import type { PhrasePicker } from './phrase-picker.ts';

type Line = { speaker: Speaker; text: string; factIds: string[]; branded: boolean; chapter: ChapterName };

export type Mention = { phrase: string; factId: string };

/** A conversation in the making. What one host says in a row becomes one turn. */
export type Talk = {
  stock: PhrasePicker;
  say: (speaker: Speaker, text: string, factIds?: readonly string[], options?: { branded?: boolean }) => void;
  begin: (chapter: ChapterName) => void;
  lastSpeaker: () => Speaker | undefined;
  /** Phrases of the listing that have been said, in order, for looking back. */
  mentioned: Mention[];
  /** Those that have been looked back at. */
  recalled: Set<Mention>;
  texts: () => string[];
  turns: () => Turn[];
};

export function otherHost(speaker: Speaker): Speaker {
  return speaker === speakers[0] ? speakers[1] : speakers[0];
}

/** Longer speeches than this are no conversation any more. */
const mostWordsInARow = 58;
const wordsIn = (text: string) => text.split(/\s+/).length;

export function createTalk(stock: PhrasePicker): Talk {
  const lines: Line[] = [];
  let chapter: ChapterName = 'welcome';
  return {
    stock,
    mentioned: [],
    recalled: new Set(),
    begin: (next) => {
      chapter = next;
    },
    lastSpeaker: () => lines.at(-1)?.speaker,
    say(speaker, text, factIds = [], { branded = false } = {}) {
      if (text === '') return;
      const last = lines.at(-1);
      const joins = last && last.speaker === speaker && last.branded === branded && last.chapter === chapter;
      if (joins && wordsIn(last.text) + wordsIn(text) <= mostWordsInARow) {
        last.text = `${last.text} ${text}`;
        last.factIds = [...new Set([...last.factIds, ...factIds])];
      } else {
        lines.push({ speaker, text, factIds: [...new Set(factIds)], branded, chapter });
      }
    },
    texts: () => lines.map(({ text }) => text),
    turns: () =>
      lines.map((line, at) => {
        const number = lines.slice(0, at + 1).filter((other) => other.chapter === line.chapter).length;
        return { ...line, id: `${line.chapter}-${number}`, spokenText: toSpoken(line.text) };
      }),
  };
}
