import type { Turn } from '../../script/schema.ts';
import type { Misheard, TranscriptCheck } from '../schema.ts';
import { alignTranscript } from './align-transcript.ts';
import { compoundLengths } from './compound-lengths.ts';
import { normalizeWords } from './normalize-words.ts';
import { type ScriptWord, scriptWords } from './script-words.ts';
import { soundsAlike } from './sounds-alike.ts';

type Spoken = ScriptWord & { turn: number };

function joined<Item>(items: Item[], lengths: number[], merge: (parts: Item[]) => Item): Item[] {
  let at = 0;
  return lengths.map((length) => {
    const parts = items.slice(at, at + length);
    at += length;
    return length === 1 ? (parts[0] as Item) : merge(parts);
  });
}

const minJoinedNameLength = 7;

/** Both sides with the same compounds as single words. */
function sameCompounds(script: Spoken[], heard: string[]): { script: Spoken[]; heard: string[] } {
  const said = new Set(script.map(({ word }) => word));
  const unknown = heard.filter((word) => word.length >= minJoinedNameLength && !said.has(word));
  const scriptLengths = compoundLengths(
    script.map(({ word }) => word),
    new Set(heard),
    // "Loon Ledge", heard as "luneledge".
    (one, at, length) =>
      script.slice(at, at + length).every(({ isName }) => isName) &&
      unknown.some((word) => soundsAlike(one, word)),
  );
  const whole = joined(script, scriptLengths, (parts) => ({
    ...(parts[0] as Spoken),
    word: parts.map(({ word }) => word).join(''),
    isName: parts.some(({ isName }) => isName),
    street: Math.max(...parts.map(({ street }) => street)),
  }));
  const known = new Set(heard);
  const unheard = whole.filter(({ word, isName }) => isName && !known.has(word)).map(({ word }) => word);
  const heardLengths = compoundLengths(
    heard,
    new Set(whole.map(({ word }) => word)),
    // "Bearskin", heard as "bears can".
    (one) => one.length >= minJoinedNameLength && unheard.some((name) => soundsAlike(name, one)),
  );
  return { script: whole, heard: joined(heard, heardLengths, (parts) => parts.join('')) };
}

/** "One" is also a pronoun, so a wrong 1 proves nothing. */
const isNumber = (word: string) => /^\d/.test(word) && word !== '1';

/** Compares a transcript with what the turns say; numbers and streets are checked one by one. */
export function compareTranscript(
  turns: Pick<Turn, 'id' | 'text' | 'spokenText'>[],
  heardText: string,
): TranscriptCheck {
  const parts = turns.map(scriptWords);
  const all = parts.flatMap(({ words }, turn) => words.map((word) => ({ ...word, turn })));
  const { script, heard } = sameCompounds(all, normalizeWords(heardText));
  const isSame = (at: number, other: number) => {
    const [said, written] = [script[at] as Spoken, heard[other] as string];
    return said.word === written || (said.isName && soundsAlike(said.word, written));
  };
  const { matchOf, substitutions, missing, added } = alignTranscript(script.length, heard.length, isSame);
  const heardFor = (at: number) => heard[matchOf[at] as number] ?? '';
  const isWrong = (at: number) => matchOf[at] === -1 || !isSame(at, matchOf[at] as number);
  const idOf = (turn: number) => turns[turn]?.id ?? '';

  const errors = new Map<number, number>();
  const sizes = new Map<number, number>();
  const wrongNumbers: Misheard[] = [];
  const streets = new Map<string, Misheard>();
  script.forEach(({ word, turn, street }, at) => {
    sizes.set(turn, (sizes.get(turn) ?? 0) + 1);
    if (!isWrong(at)) return;
    errors.set(turn, (errors.get(turn) ?? 0) + 1);
    if (isNumber(word)) wrongNumbers.push({ turnId: idOf(turn), expected: word, heard: heardFor(at) });
    const expected = parts[turn]?.streets[street];
    if (expected === undefined) return;
    const known = streets.get(`${turn}:${street}`);
    const heardWords = [known?.heard, heardFor(at)].filter(Boolean).join(' ');
    streets.set(`${turn}:${street}`, { turnId: idOf(turn), expected, heard: heardWords });
  });
  const wordErrors = substitutions + missing + added;
  return {
    words: script.length,
    wordErrors,
    errorRate: script.length === 0 ? (heard.length === 0 ? 0 : 1) : wordErrors / script.length,
    wrongNumbers,
    wrongStreets: [...streets.values()],
    turns: [...errors]
      .map(([turn, count]) => ({ turnId: idOf(turn), words: sizes.get(turn) ?? 0, wordErrors: count }))
      .sort((a, b) => b.wordErrors - a.wordErrors),
  };
}
