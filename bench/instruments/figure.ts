/** One line of a report. `isMet` is undefined if there is no bar to meet. */
export type Figure = { name: string; value: string; bar?: string; isMet?: boolean };

export function ratioFigure(name: string, ratio: number, atLeast: number): Figure {
  return { name, value: ratio.toFixed(3), bar: `≥ ${atLeast}`, isMet: ratio >= atLeast };
}

/** The median of several times in milliseconds, with their range. */
export function timesFigure(name: string, times: number[], maxMs: number): Figure {
  const median = medianOf(times);
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  return { name, value: `${median.toFixed(0)} ms (${range})`, bar: `≤ ${maxMs} ms`, isMet: median <= maxMs };
}

export function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
