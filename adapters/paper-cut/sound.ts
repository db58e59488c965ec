import { raised } from './paper.ts';
import { n } from './shapes.ts';

/** An arc of paper that is thick in the middle and pointed at its ends, opening upward. */
function crescent(cx: number, cy: number, radius: number, thickness: number, spread: number): string {
  const at = (r: number, angle: number) => `${n(cx + Math.sin(angle) * r)} ${n(cy - Math.cos(angle) * r)}`;
  return `M${at(radius, -spread)}A${n(radius)} ${n(radius)} 0 0 1 ${at(radius, spread)}A${n(radius * 1.04 + thickness)} ${n(radius * 1.04 + thickness)} 0 0 0 ${at(radius, -spread)}Z`;
}

/** Sound instead of smoke: three arcs rising from a chimney, fading as they leave. */
export function soundArcs(cx: number, cy: number, first: number, step: number, thickness: number): string {
  const colors = ['#fff3d0', '#ffe0a8', '#ffcf94'];
  return colors
    .map((color, index) => {
      const radius = first + step * index * (1 + index * 0.12);
      const arc = crescent(cx, cy, radius, thickness * (1 + index * 0.1), 0.8);
      return raised('mid', `<path d="${arc}" fill="${color}" opacity="${1 - index * 0.08}"/>`);
    })
    .join('');
}
