/** "14-heron-point-road-podcast.mp3": a name people recognize among their downloads. */
export function fileName(home: string, what: string): string {
  const words = home
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${words || 'listing'}-${what}`;
}
