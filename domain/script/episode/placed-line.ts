import type { SaidLine } from '../scenes/fill-line.ts';
import type { PlannedLine } from './scene-picker.ts';

/** A line with its section of the episode: the opening, a tour stop, the questions, the ending. */
export type PlacedLine = PlannedLine & {
  section: string;
  /** The alternative if the hook it refers to wasn't used. */
  plain?: SaidLine;
};

export const inSection = (section: string, lines: readonly PlannedLine[]): PlacedLine[] =>
  lines.map((line) => ({ ...line, section }));

/** Two lines that one host says in a single turn. */
export const joinLines = <Line extends SaidLine>(one: SaidLine, two: Line): Line => ({
  ...two,
  text: `${one.text} ${two.text}`,
  authored: `${one.authored} ${two.authored}`,
  factIds: [...new Set([...one.factIds, ...two.factIds])],
});
