/** Outlined words with their baseline at (x, y). */
export function words({ d }: { d: string }, x: number, y: number, size: number, fill: string): string {
  return `<path d="${d}" transform="translate(${x} ${y}) scale(${size / 100})" fill="${fill}"/>`;
}
