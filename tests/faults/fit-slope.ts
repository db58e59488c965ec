export type Point = { x: number; y: number };

/** A straight line by least squares: its slope, and a 95% margin for the true one. */
export function fitSlope(points: Point[]): { slope: number; margin: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  const errors = points.reduce((sum, point) => sum + (point.y - y - slope * (point.x - x)) ** 2, 0);
  return { slope, margin: 1.96 * Math.sqrt(errors / (points.length - 2) / spread) };
}

/** One point for each span of x, in the middle of its samples: samples in close succession add no information. */
export function averageSpans(points: Point[], span: number): Point[] {
  const spans = Map.groupBy(points, ({ x }) => Math.floor(x / span));
  return [...spans.values()].map((members) => ({
    x: members.reduce((sum, point) => sum + point.x, 0) / members.length,
    y: members.reduce((sum, point) => sum + point.y, 0) / members.length,
  }));
}
