import { lighter } from './palette.ts';

/** How far a sheet stands in front of what lies behind it; decides the softness of its shadow. */
export type Lift = 'flat' | 'near' | 'mid' | 'far';

/** One colour, or colours from top to bottom, evenly spread. `#rrggbbaa` fades out. */
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

function fade(opacity: number | undefined): string {
  return opacity === undefined || opacity === 1 ? '' : ` opacity="${opacity}"`;
}

/** Small things lie close to the paper behind them: two offset copies do, and are far cheaper than a blur. */
function closeShadow(d: string): string {
  return `<path d="${d}" transform="translate(1.5 3.5)" fill="#170f12" opacity="0.26"/><path d="${d}" transform="translate(2.5 6.5)" fill="#170f12" opacity="0.14"/>`;
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
  if (lift === 'near') return `${definition}<g${fade(opacity)}>${closeShadow(d)}${face}</g>`;
  const shadow = lift === 'flat' ? '' : ` filter="url(#lift-${lift})"`;
  return `${definition}<g${shadow}${fade(opacity)}>${face}</g>`;
}

export function shape(d: string, fill: Fill, opacity?: number): string {
  const { definition, reference } = paint(fill);
  return `${definition}<path d="${d}" fill="${reference}" fill-rule="evenodd"${fade(opacity)}/>`;
}

export function line(d: string, stroke: string, width: number, opacity?: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${fade(opacity)}/>`;
}

export function raised(lift: Exclude<Lift, 'flat'>, inner: string): string {
  return `<g filter="url(#lift-${lift})">${inner}</g>`;
}

export function moved(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
}

export function blurred(amount: 'soft' | 'softer', inner: string, opacity?: number): string {
  return `<g filter="url(#${amount})"${fade(opacity)}>${inner}</g>`;
}

export function clipped(id: string, d: string, inner: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Light that adds itself to the paper it falls on. */
export function glow(cx: number, cy: number, rx: number, ry: number, color: string, strength = 1): string {
  const id = `r${color.slice(1)}`;
  const fading = stops([`${color}d8`, `${color}66`, `${color}22`, `${color}00`]);
  return `<radialGradient id="${id}">${fading}</radialGradient><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})" opacity="${strength}" style="mix-blend-mode:screen"/>`;
}
