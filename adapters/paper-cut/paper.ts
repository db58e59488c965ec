import { lighter } from './palette.ts';

/**
 * How far a sheet stands in front of what lies behind it; decides its shadow. `near` and `high` cost next to nothing;
 * `mid` and `far` are blurred by filters of the picture's frame (`#lift-mid`), and cast none where it has no such filter.
 */
export type Lift = 'flat' | 'near' | 'high' | 'mid' | 'far';

/** One color, or colors from top to bottom, evenly spread. `#rrggbbaa` fades out. */
export type Fill = string | readonly string[];

type Sheet = { fill: Fill; edge?: string; lift?: Lift; rim?: number; opacity?: number };

function stops(colors: readonly string[]): string {
  const last = Math.max(1, colors.length - 1);
  return colors
    .map((color, index) => {
      const alpha = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
      return `<stop offset="${(index / last).toFixed(3)}" stop-color="${color.slice(0, 7)}" stop-opacity="${alpha.toFixed(2)}"/>`;
    })
    .join('');
}

function paint(fill: Fill): { definition: string; reference: string } {
  if (typeof fill === 'string') return { definition: '', reference: fill };
  const id = `v${fill.map((color) => color.slice(1)).join('-')}`;
  return {
    definition: `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(fill)}</linearGradient>`,
    reference: `url(#${id})`,
  };
}

/** A path fades by its paint, which needs no layer of its own and so costs nothing. */
function fade(
  opacity: number | undefined,
  attribute: 'opacity' | 'fill-opacity' | 'stroke-opacity' = 'opacity',
) {
  return opacity === undefined || opacity === 1 ? '' : ` ${attribute}="${opacity}"`;
}

/** Two offset copies do for small things, and are far cheaper than a blur. */
function closeShadow(d: string, lift: 'near' | 'high'): string {
  const [close, away] = lift === 'near' ? ['1.5 3.5', '2.5 6.5'] : ['2.5 6', '5 12'];
  return `<path d="${d}" transform="translate(${close})" fill="#170f12" fill-opacity="0.26"/><path d="${d}" transform="translate(${away})" fill="#170f12" fill-opacity="0.14"/>`;
}

/** One cut sheet of paper: a lit upper edge, its face, and a shadow on the sheets behind. */
export function sheet(d: string, { fill, edge, lift = 'mid', rim = 2, opacity }: Sheet): string {
  const { definition, reference } = paint(fill);
  const top = typeof fill === 'string' ? fill : (fill[0] ?? '#000000');
  const rimFill = edge ?? lighter(top.slice(0, 7), 0.3);
  const face =
    rim > 0
      ? `<path d="${d}" fill="${rimFill}"/><path d="${d}" transform="translate(0 ${rim})" fill="${reference}"/>`
      : `<path d="${d}" fill="${reference}"/>`;
  if (lift === 'near' || lift === 'high')
    return `${definition}<g${fade(opacity)}>${closeShadow(d, lift)}${face}</g>`;
  const shadow = lift === 'flat' ? '' : ` filter="url(#lift-${lift})"`;
  return `${definition}<g${shadow}${fade(opacity)}>${face}</g>`;
}

/** A sheet in one color with a shadow that is cheap enough to be drawn while somebody waits. */
export function card(d: string, color: string, lift: 'near' | 'high' = 'near'): string {
  return sheet(d, { fill: [lighter(color, 0.07), color], lift });
}

export function shape(d: string, fill: Fill, opacity?: number): string {
  const { definition, reference } = paint(fill);
  return `${definition}<path d="${d}" fill="${reference}" fill-rule="evenodd"${fade(opacity, 'fill-opacity')}/>`;
}

export function line(d: string, stroke: string, width: number, opacity?: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${fade(opacity, 'stroke-opacity')}/>`;
}

export function raised(lift: 'near' | 'mid' | 'far', inner: string): string {
  return `<g filter="url(#lift-${lift})">${inner}</g>`;
}

/** `turn` -1 shows the other side, as in a mirror. */
export function moved(x: number, y: number, scale: number, inner: string, turn: 1 | -1 = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale * turn} ${scale})">${inner}</g>`;
}

export function turned(degrees: number, x: number, y: number, inner: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function blurred(amount: 'soft' | 'softer', inner: string, opacity?: number): string {
  return `<g filter="url(#${amount})"${fade(opacity)}>${inner}</g>`;
}

export function clipped(d: string, inner: string): string {
  const id = d.replaceAll(' ', '_');
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Light that adds itself to the paper it falls on. */
export function glow(cx: number, cy: number, rx: number, ry: number, color: string, strength = 1): string {
  const id = `r${color.slice(1)}`;
  const fading = stops([`${color}d8`, `${color}66`, `${color}22`, `${color}00`]);
  return `<radialGradient id="${id}">${fading}</radialGradient><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})" opacity="${strength}" style="mix-blend-mode:screen"/>`;
}
