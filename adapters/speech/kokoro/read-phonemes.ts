import { nameSounds } from './name-sounds.ts';
import { symbols } from './symbols.ts';

/** Words and the stretch of phonemes in which they are said; mostly one word, more where they melt together. */
export type Span = { words: string[]; start: number; end: number };
/** Phonemes up to and with a punctuation mark. */
export type Phrase = { phonemes: string; spans: Span[]; isSentenceEnd: boolean };

export type ToIpa = (text: string) => Promise<string>;

const mark = /([;:,.!?…"]+(?=\s|$)|—)/;
const override = /\[([^\]\n]+)\]\(\/([^/\n]+)\/\)/g;

/** Text as phonemes that Kokoro knows, phrase by phrase, with the place of each word. */
export async function readPhonemes(text: string, toIpa: ToIpa): Promise<Phrase[]> {
  const phrases: Phrase[] = [];
  const { plain, given } = takeOverrides(nameSounds(text));
  const parts = tidy(plain).split(mark);
  for (let index = 0; index < parts.length; index += 2) {
    const words = (parts[index] as string).split(/\s+/).filter(Boolean);
    const punctuation = [...(parts[index + 1] ?? '')].filter((letter) => symbols.has(letter)).join('');
    const previous = phrases.at(-1);
    if (words.length > 0) phrases.push(await readPhrase(words, punctuation, given, toIpa));
    else if (previous) previous.isSentenceEnd ||= endsSentence(punctuation);
  }
  return phrases;
}

const endsSentence = (punctuation: string) => /[.!?…]/.test(punctuation);

/** Marks that the voice was not taught, as the nearest that it was. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s*(?:–|--)\s*/g, '—')
    .replace(/\.\.\./g, '…')
    .replace(/[()]/g, ', ')
    .replace(/\s+([,;:.!?])/g, '$1');
}

/** Words whose sound is given stand as numbered place-holders until the rest is read. */
function takeOverrides(text: string): { plain: string; given: Map<string, { word: string; ipa: string }> } {
  const given = new Map<string, { word: string; ipa: string }>();
  const plain = text.replace(override, (_, word: string, ipa: string) => {
    const holder = `\u{E000}${given.size}\u{E001}`;
    given.set(holder, { word, ipa });
    return holder;
  });
  return { plain, given };
}

async function readPhrase(
  words: string[],
  punctuation: string,
  given: Map<string, { word: string; ipa: string }>,
  toIpa: ToIpa,
): Promise<Phrase> {
  let phonemes = '';
  const spans: Span[] = [];
  const add = (said: string[], ipa: string) => {
    if (phonemes && ipa) phonemes += ' ';
    spans.push({ words: said, start: phonemes.length, end: phonemes.length + ipa.length });
    phonemes += ipa;
  };
  for (const run of splitRuns(words, given)) {
    if (run.given) {
      add([run.given.word], known(run.given.ipa));
      continue;
    }
    const ipa = known(adapt(await toIpa(nameLetterA(run.words.join(' ')))));
    const parts = ipa.split(' ').filter(Boolean);
    if (parts.length === run.words.length) {
      for (const [index, part] of parts.entries()) add([run.words[index] as string], part);
    } else add(run.words, parts.join(' '));
  }
  return { phonemes: phonemes + punctuation, spans, isSentenceEnd: endsSentence(punctuation) };
}

function splitRuns(words: string[], given: Map<string, { word: string; ipa: string }>) {
  const runs: { words: string[]; given?: { word: string; ipa: string } }[] = [];
  for (const word of words) {
    const own = given.get(word);
    const last = runs.at(-1);
    if (own) runs.push({ words: [], given: own });
    else if (last && !last.given) last.words.push(word);
    else runs.push({ words: [word] });
  }
  return runs;
}

/** eSpeak takes an A before another word for the article: "the H-O-uh fee". What it reads as the letter's name is "eh". */
function nameLetterA(words: string): string {
  return words.replace(/(?<=[\w'.]-|[\w'.] )A(?= )/g, 'eh');
}

/** From what eSpeak writes to what Kokoro was trained on. */
function adapt(ipa: string): string {
  return ipa
    .replaceAll('ʲ', 'j')
    .replaceAll('r', 'ɹ')
    .replaceAll('x', 'k')
    .replaceAll('ɬ', 'l')
    .replace(/(?<=[a-zɹː])(?=hˈʌndɹɪd)/g, ' ')
    .replace(/ z(?= |$)/g, 'z')
    .replace(/(?<=nˈaɪn)ti(?!ː)/g, 'di');
}

function known(ipa: string): string {
  return [...ipa]
    .filter((letter) => symbols.has(letter))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
