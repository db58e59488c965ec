import type { HomeLook } from './home-looks.ts';
import { ellipse, glow, type Light, poly, rect, repeat, shade, sheet } from './paper.ts';

export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  look: HomeLook,
  light: Light,
): string {
  const glass = light === 'day' ? '#b9d3de' : '#ffd27a';
  const halo =
    light === 'dusk' ? glow(x + width / 2, y + height / 2, Math.max(width, height) * 1.1, 0.7) : '';
  const shine =
    light === 'day'
      ? poly(
          [
            [x, y + height],
            [x, y + height * 0.45],
            [x + width * 0.7, y],
            [x + width, y],
          ],
          '#ffffff',
          'opacity="0.35"',
        )
      : '';
  const bars =
    rect(x + width / 2 - 3, y, 6, height, look.trim) + rect(x, y + height * 0.45, width, 6, look.trim);
  return (
    halo +
    sheet(rect(x - 10, y - 10, width + 20, height + 20, look.trim)) +
    rect(x, y, width, height, glass) +
    shine +
    bars +
    sheet(rect(x - 16, y + height + 8, width + 32, 12, look.trim))
  );
}

export function siding(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  step = 22,
): string {
  const boards = repeat(Math.floor(height / step), (index) =>
    rect(x, y + index * step + step - 4, width, 4, shade(colour, -0.14)),
  );
  return rect(x, y, width, height, colour) + boards;
}

export function frontDoor(x: number, y: number, width: number, height: number, look: HomeLook): string {
  const panels = repeat(2, (index) =>
    rect(
      x + 16,
      y + 20 + index * (height / 2),
      width - 32,
      height / 2 - 34,
      shade(look.door, -0.16),
      'rx="4"',
    ),
  );
  return (
    sheet(rect(x - 14, y - 14, width + 28, height + 14, look.trim)) +
    rect(x, y, width, height, look.door) +
    panels +
    ellipse(x + width - 14, y + height * 0.52, 6, 6, '#e8c25a')
  );
}

export function steps(x: number, width: number): string {
  return repeat(3, (index) =>
    sheet(rect(x - index * 16, -48 + index * 16, width + index * 32, 18, shade('#b9b2a6', -index * 0.06))),
  );
}
