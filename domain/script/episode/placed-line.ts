import type { SaidLine } from '../scenes/fill-line.ts';
import type { PlannedLine } from './scene-picker.ts';

/** A line with the stretch of the episode it belongs to: the opening, a beat, the questions, the ending. */
export type PlacedLine = PlannedLine & {
  section: string;
  /** What is said instead where the hook that it answers wasn't heard. */
  plain?: SaidLine;
};

export const inSection = (section: string, lines: readonly PlannedLine[]): PlacedLine[] =>
  lines.map((line) => ({ ...line, section }));

/** Two things that one host says in one turn. */
export const joinLines = <Line extends SaidLine>(one: SaidLine, two: Line): Line => ({
  ...two,
  text: `${one.text} ${two.text}`,
  authored: `${one.authored} ${two.authored}`,
  factIds: [...new Set([...one.factIds, ...two.factIds])],
});
