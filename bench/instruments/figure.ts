/** One line of a report. `isMet` is undefined where there is no bar to meet. */
export type Figure = { name: string; value: string; bar?: string; isMet?: boolean };

export function ratioFigure(name: string, ratio: number, atLeast: number): Figure {
  return { name, value: ratio.toFixed(3), bar: `≥ ${atLeast}`, isMet: ratio >= atLeast };
}

export function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
