import type { Turn } from '../../script/schema.ts';
import { fullSuffixes } from '../../speech-text/data/street-suffixes.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { normalizeWords } from './normalize-words.ts';

/** A word of the script; `street` numbers the street name it belongs to, `isName` marks capitalized words. */
export type ScriptWord = { word: string; isName: boolean; street: number };

const street = new RegExp(
  `(?:(?:[A-Z][\\p{L}'-]*|[a-z-]+(?:st|nd|rd|th)) ){1,4}(?:${fullSuffixes.join('|')})(?![\\p{L}])`,
  'gu',
);
const commonStart =
  /^(?:The|A|An|On|At|In|From|To|And|It|This|Here|Welcome|Off|Down|Along|Near|So|But|That|We|You|I) /;

/** Without a house number these are shops and parks rather than streets. */
const place = / (?:Square|Plaza|Park|Center|Market|Commons|Village|Landing|Point)$/;
const numberBefore =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|oh|hundred|thousand|\p{L}+(?:teen|ty))(?:-\p{L}+)?) $/u;

/** The streets that a text names, in spoken form. */
export function streetsIn(text: string): string[] {
  const spoken = toSpoken(text);
  return [...spoken.matchAll(street)]
    .filter(({ 0: name, index }) => !place.test(name) || numberBefore.test(spoken.slice(0, index)))
    .map(([name]) => name.replace(commonStart, ''));
}

/** The words of a turn as a listener hears them, with the streets and names marked. */
export function scriptWords(turn: Pick<Turn, 'text' | 'spokenText'>): {
  words: ScriptWord[];
  streets: string[];
} {
  const streets = [...new Set(streetsIn(turn.text))];
  const names = new Set(
    normalizeWords((turn.text.match(/(?<=[^.!?]\s)\p{Lu}[\p{L}'-]+/gu) ?? []).join(' , ')),
  );
  const spoken = normalizeWords(turn.text);
  const words = spoken.map((word) => ({ word, isName: names.has(word), street: -1 }));
  streets.forEach((name, index) => {
    const parts = normalizeWords(name);
    for (let at = 0; at + parts.length <= spoken.length; at += 1) {
      if (!parts.every((part, offset) => spoken[at + offset] === part)) continue;
      for (let offset = 0; offset < parts.length; offset += 1) {
        const found = words[at + offset];
        if (found) found.street = index;
      }
    }
  });
  return { words, streets };
}
