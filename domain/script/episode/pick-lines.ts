import type { Home } from '../home.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { dropToldThings } from './drop-told-things.ts';
import { isOneOfCounted } from './is-one-of-counted.ts';
import { contentOf, saysAgain, shareIn } from './says-again.ts';
import { lineId } from './tell-line.ts';

type Heard = {
  /** Everything said before, in any words. */
  said: readonly string[];
  /** What the editor rejected for this home. */
  refused: ReadonlySet<string>;
};

/** With more, one part of the home would dominate the talk. */
const maxLines: Record<string, number> = {
  arrival: 7,
  living: 8,
  kitchen: 6,
  rooms: 8,
  practical: 6,
  outside: 6,
  parking: 2,
  building: 6,
  place: 5,
  money: 3,
};
/** How much two statements may overlap: a terrace in other words isn't told twice. */
const maxShared = 0.55;
/** A second view has to show something else. */
const maxSharedView = 0.3;
const isView = ({ text }: SpokenLine) => /\b(?:views?|overlook\w*|skyline)\b/i.test(text);

/** Stairs, a home below street level, other households: anyone who can't live with these has to hear about them. */
const decisive =
  /\b(?:walk-?up|no elevator|flights? (?:up|of stairs)|garden[- ](?:level|unit|apartment|floor)|below grade|(?:two|three|four|[2-4])[- ]family)\b/i;
const decisiveWorth = 20;
const worthOf = ({ text, worth }: SpokenLine) => worth + (decisive.test(text) ? decisiveWorth : 0);

const onlyThing = /^(?:There's|It has) (?:also )?(an? [^,.]+)\.$/;
/** Where the home's own things are counted; the building's are others. */
const countingTexts = (lines: readonly SpokenLine[]): string[] =>
  lines.filter(({ beat }) => beat !== 'building').map(({ text }) => text);

/** The most valuable statements in each part of the home, without repeats, in listing order. */
export function pickLines(home: Home, { said, refused }: Heard): SpokenLine[] {
  const picked: { line: SpokenLine; content: ReadonlySet<string> }[] = [];
  const counts = new Map<string, number>();
  const counting = countingTexts(home.lines);
  const fitting = home.lines
    .filter(
      ({ text }) =>
        !refused.has(lineId([text])) &&
        !saysAgain(text, said) &&
        !isOneOfCounted(onlyThing.exec(text)?.[1] ?? '', counting),
    )
    .sort((a, b) => worthOf(b) - worthOf(a));
  for (const line of fitting) {
    const count = counts.get(line.beat) ?? 0;
    const content = contentOf(line.text);
    const isRepeated = picked.some(
      (one) =>
        Math.max(shareIn(content, one.content), shareIn(one.content, content)) >
        (isView(line) && isView(one.line) ? maxSharedView : maxShared),
    );
    if (count >= (maxLines[line.beat] ?? 0) || isRepeated) continue;
    picked.push({ line, content });
    counts.set(line.beat, count + 1);
  }
  const chosen = new Set(picked.map(({ line }) => line));
  return withoutTwice(home.lines.filter((line) => chosen.has(line)));
}

/** Things that two lists name are told once. */
function withoutTwice(lines: readonly SpokenLine[]): SpokenLine[] {
  const left: SpokenLine[] = [];
  lines.forEach((line, at) => {
    const others = [...left, ...lines.slice(at + 1)].map(({ text }) => text);
    const text = dropToldThings(line.text, others);
    if (text !== undefined) left.push(text === line.text ? line : { ...line, text });
  });
  return left;
}
