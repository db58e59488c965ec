import { shape } from '../../../paper-cut/paper.ts';
import { box } from '../../../paper-cut/shapes.ts';

export const frame = { width: 1600, height: 1067 };

export type Light = 'day' | 'dusk';

const overlays: Record<Light, string> = {
  day: '<stop offset="0" stop-color="#fff3d6" stop-opacity="0.34"/><stop offset="0.55" stop-color="#fff3d6" stop-opacity="0"/><stop offset="1" stop-color="#20304a" stop-opacity="0.2"/>',
  dusk: '<stop offset="0" stop-color="#ff9a5a" stop-opacity="0.16"/><stop offset="0.5" stop-color="#402a66" stop-opacity="0.12"/><stop offset="1" stop-color="#120e2b" stop-opacity="0.42"/>',
};

/**
 * Puts light and a soft edge over a scene. It has no filters for blurred shadows, which would take a hundred times
 * longer to draw.
 */
export function drawing(content: string, light: Light): string {
  const { width, height } = frame;
  const whole = box(0, 0, width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="air" x1="0" y1="0" x2="0.8" y2="1">${overlays[light]}</linearGradient>
<radialGradient id="edge" cx="0.5" cy="0.48" r="0.75"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-color="#140f20" stop-opacity="0.32"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff2c9" stop-opacity="0.5"/><stop offset="1" stop-color="#fff2c9" stop-opacity="0"/></linearGradient>
</defs>
${content}${shape(whole, 'url(#air)')}${shape(whole, 'url(#edge)')}
</svg>`;
}
