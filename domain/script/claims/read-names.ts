import { readWords, type Word } from './lexicon/stem-words.ts';

export type Name = { text: string; tokens: string[]; start: number };

/** Capitals that name nothing in a home: the hosts, the show, greetings. */
const ours = new Set(
  "Nora Miles Hearthcast I I'm I've I'd I'll AI HOA OK Okay MLS TV Q A Hi Hello".split(' '),
);
const between = /^(?:\s+|\s*&\s*|\s+(?:of|de|del|la)\s+(?:the\s+)?|-|\.\s(?=[A-Z][a-z]))$/;

/** Names: words capitalized where the sentence doesn't call for it, plus the words that belong to them. */
export function readNames(text: string): Name[] {
  const words = readWords(text);
  const names: Name[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (!isNameWord(word.text) || ours.has(word.text) || isCalendar(words, at)) continue;
    let to = at;
    while (to + 1 < words.length && joins(text, words[to] as Word, words[to + 1] as Word, words[to + 2]))
      to += 1;
    while (to > at && !isNameWord((words[to] as Word).text)) to -= 1;
    const row = words.slice(at, to + 1).filter(({ text: token }) => isNameWord(token) && !ours.has(token));
    const startsSentence = isStart(text, word.start);
    const counted = startsSentence && row.length > 1 && isCommonStart(word.text) ? row.slice(1) : row;
    if (
      counted.length > 0 &&
      !(
        startsSentence &&
        counted.length === 1 &&
        counted[0] === word &&
        !/\d/.test(word.text) &&
        !isAcronym(word.text)
      )
    ) {
      names.push({
        text: text.slice((counted[0] as Word).start, (row.at(-1) as Word).end),
        tokens: counted.map(({ stem }) => stem),
        start: word.start,
      });
    }
    at = to;
  }
  return names;
}

/** A day or month alone is a date; "May Street" is a name. */
function isCalendar(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const neighbors = [words[at - 1], words[at + 1]];
  if (/^[A-Z]$/.test(text)) return true;
  return (
    calendar.test(text) &&
    !neighbors.some(
      (word) =>
        word !== undefined &&
        /^\p{Lu}/u.test(word.text) &&
        !calendar.test(word.text) &&
        !ours.has(word.text) &&
        !isCommonStart(word.text) &&
        !isCommonStart(word.text),
    )
  );
}

const calendar =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?:['’]s)?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:['’]s)?$/;
const isAcronym = (word: string) => /^[A-Z]{2,}$/.test(word);

function isNameWord(word: string): boolean {
  return (
    /^\p{Lu}/u.test(word) ||
    (/^(?=.*\d)(?=.*\p{L})[\p{L}\d]+$/u.test(word) && !/^\d+(?:st|nd|rd|th|s|k|m)$/i.test(word))
  );
}

/** "Public" of "the Public Market", "&" of "Redbud & Rye". */
function joins(text: string, left: Word, right: Word, after: Word | undefined): boolean {
  const gap = text.slice(left.end, right.start);
  if (isNameWord(right.text)) return between.test(gap);
  const isLink = /^(?:of|de|del|la)$/.test(right.text) && /^\s+$/.test(gap);
  return isLink && after !== undefined && isNameWord(after.text) && isNameWord(left.text);
}

function isStart(text: string, at: number): boolean {
  return /(?:^|[.?!:;"(]\s*|\.\.\.\s*|"\s*)$/.test(text.slice(0, at));
}

/** "The Ship" starts with an article, "For Forsyth Park" with a preposition: the name is what follows. */
function isCommonStart(word: string): boolean {
  return /^(?:The|A|An|And|Or|But|So|For|In|On|At|To|From|With|By|Of|It's|It|Is|If|As|That's|That|This|There's|Then|When|Where|Where's|What|What's|Which|Who|Who's|How|How's|Ask|Look|Put|Plus|Also|Yes|No|Not|Near|Past|Over|Under|First|Next|Again|Our|Your|My|We|You|They|Here|Both|All|One|Two|Hungry|See|Visit|Downtown|Upstairs|Inside|Outside|Listed|Add|Only|Just|Even|Like|Say|Take|Meet|Call|Try|Email|Find|Check|Bring|Tell|Give|Send|Thank|Text)$/.test(
    word,
  );
}
