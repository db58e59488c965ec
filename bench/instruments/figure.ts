/** One line of a report. `isMet` is undefined where there is no bar to meet. */
export type Figure = { name: string; value: string; bar?: string; isMet?: boolean };

export function ratioFigure(name: string, ratio: number, atLeast: number): Figure {
  return { name, value: ratio.toFixed(3), bar: `≥ ${atLeast}`, isMet: ratio >= atLeast };
}
