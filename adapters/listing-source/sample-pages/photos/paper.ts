export const frame = { width: 1600, height: 1067 };

export type Light = 'day' | 'dusk';

export type Point = readonly [x: number, y: number];

/** The same name always draws the same picture. */
export function createRandom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x9e3779b1), 0x1234567);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Lighter for a positive amount up to 1, darker for a negative one. */
export function shade(colour: string, amount: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const target = amount > 0 ? 255 : 0;
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(amount)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`;
}

export function poly(points: readonly Point[], fill: string, extra = ''): string {
  return `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" ${extra}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function line(from: Point, to: Point, colour: string, width: number, extra = ''): string {
  const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
  return `<line ${ends} stroke="${colour}" stroke-width="${width}" ${extra}/>`;
}

/**
 * A sheet of paper that lies `height` (1 to 3) above what is drawn before it. Three faint, shifted outlines
 * stand for a blurred shadow, which would take a hundred times longer to draw.
 */
export function sheet(content: string, height: 1 | 2 | 3 = 1): string {
  const outline = content
    .replaceAll(/fill="(?!none)[^"]*"/g, 'fill="#1d1a2e"')
    .replaceAll(/stroke="[^"]*"/g, 'stroke="#1d1a2e"');
  const shadow = repeat(
    3,
    (index) =>
      `<g opacity="0.1" transform="translate(${(index + 1) * height} ${(index + 1) * height * 2})">${outline}</g>`,
  );
  return shadow + content;
}

export function moved(content: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

const overlays: Record<Light, string> = {
  day: '<stop offset="0" stop-color="#fff3d6" stop-opacity="0.34"/><stop offset="0.55" stop-color="#fff3d6" stop-opacity="0"/><stop offset="1" stop-color="#20304a" stop-opacity="0.2"/>',
  dusk: '<stop offset="0" stop-color="#ff9a5a" stop-opacity="0.16"/><stop offset="0.5" stop-color="#402a66" stop-opacity="0.12"/><stop offset="1" stop-color="#120e2b" stop-opacity="0.42"/>',
};

/** Puts light and a soft edge over a scene. */
export function drawing(content: string, light: Light): string {
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="air" x1="0" y1="0" x2="0.8" y2="1">${overlays[light]}</linearGradient>
<radialGradient id="edge" cx="0.5" cy="0.48" r="0.75"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-color="#140f20" stop-opacity="0.32"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity="0.85"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff2c9" stop-opacity="0.5"/><stop offset="1" stop-color="#fff2c9" stop-opacity="0"/></linearGradient>
</defs>
${content}
${rect(0, 0, width, height, 'url(#air)')}
${rect(0, 0, width, height, 'url(#edge)')}
</svg>`;
}

/** Warm light around a lamp or a lit window. */
export function glow(x: number, y: number, radius: number, strength = 1): string {
  return ellipse(x, y, radius, radius, 'url(#glow)', `opacity="${strength}"`);
}
