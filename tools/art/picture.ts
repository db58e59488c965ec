export type Picture = { width: number; height: number; body: string };

/** Shadows, blur, ripples and the tooth of the paper, in proportion to the canvas. */
function definitions(width: number, height: number): string {
  const unit = Math.max(width, height) / 1600;
  const area = `filterUnits="userSpaceOnUse" x="-60" y="-60" width="${width + 120}" height="${height + 120}" color-interpolation-filters="sRGB"`;
  const lift = (name: string, dy: number, blur: number, strength: number) =>
    `<filter id="lift-${name}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feDropShadow dx="${(blur * 0.15 * unit).toFixed(2)}" dy="${dy * unit}" stdDeviation="${blur * unit}" flood-color="#170f12" flood-opacity="${strength}"/></filter>`;
  return [
    lift('near', 2.5, 2.5, 0.42),
    lift('mid', 3, 8, 0.45),
    lift('far', -2, 18, 0.5),
    `<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${12 * unit}"/></filter>`,
    `<filter id="softer" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${34 * unit}"/></filter>`,
    `<filter id="fiber" ${area}><feTurbulence type="fractalNoise" baseFrequency="${0.14 / unit} ${0.2 / unit}" numOctaves="3" seed="9"/><feColorMatrix values="1.9 0 0 0 -0.45  1.9 0 0 0 -0.45  1.9 0 0 0 -0.45  0 0 0 0 1"/></filter>`,
    `<filter id="ripple" ${area}><feTurbulence type="fractalNoise" baseFrequency="${0.006 / unit} ${0.06 / unit}" numOctaves="2" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${46 * unit}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    `<radialGradient id="vignette" cx="50%" cy="46%" r="78%"><stop offset="0.6" stop-color="#0d1a17" stop-opacity="0"/><stop offset="1" stop-color="#0d1a17" stop-opacity="0.4"/></radialGradient>`,
  ].join('');
}

export function toSvg({ width, height, body }: Picture): string {
  const whole = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${whole} viewBox="0 0 ${width} ${height}"><defs>${definitions(width, height)}</defs><rect ${whole} fill="#1e3036"/>${body}<rect ${whole} filter="url(#fiber)" opacity="0.08" style="mix-blend-mode:soft-light"/><rect ${whole} fill="url(#vignette)"/></svg>`;
}
