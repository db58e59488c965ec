/** Paper stock of every picture: the site's paper, ink, ember and evergreen, and the dusk between them. */
export const palette = {
  paper: '#f8f1e2',
  cream: '#f3e3c6',
  glow: '#ffe9b5',
  gold: '#ffcf82',
  amber: '#f3a552',
  ember: '#c2591f',
  rust: '#8f3d1b',
  rose: '#d98e74',
  clay: '#b56a58',
  plum: '#6e4a57',
  dusk: '#3c4a57',
  night: '#1e3036',
  pine: '#1b352b',
  pineDeep: '#11231d',
  moss: '#3d5a44',
  sage: '#7d9377',
  mist: '#b9c2b2',
  wood: '#7c4a2b',
  woodLight: '#a96b3c',
  woodDark: '#43281a',
  roof: '#2c3634',
  stone: '#9a9080',
  stoneDark: '#6c6459',
  ink: '#1d211a',
} as const;

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const parts = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function lighter(hex: string, share: number): string {
  return mix(hex, '#fff3d9', share);
}

export function darker(hex: string, share: number): string {
  return mix(hex, '#0c1613', share);
}
