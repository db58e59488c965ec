import type { HomeLook } from './home-looks.ts';
import { createRandom, ellipse, glow, path, poly, rect, repeat, shade, sheet } from './paper.ts';

/** Every piece stands on y = 0 around x = 0. */
export function sofa(colour: string, pillow: string): string {
  return [
    rect(-300, -16, 16, 22, '#4c3a2e') + rect(284, -16, 16, 22, '#4c3a2e'),
    sheet(rect(-290, -230, 580, 170, shade(colour, -0.08), 'rx="34"')),
    sheet(rect(-330, -170, 90, 158, colour, 'rx="36"'), 2),
    sheet(rect(240, -170, 90, 158, colour, 'rx="36"'), 2),
    sheet(rect(-250, -112, 246, 96, shade(colour, 0.1), 'rx="22"')),
    sheet(rect(4, -112, 246, 96, shade(colour, 0.1), 'rx="22"')),
    sheet(`<g transform="rotate(-9 -170 -150)">${rect(-224, -206, 108, 104, pillow, 'rx="16"')}</g>`),
    sheet(
      `<g transform="rotate(8 170 -150)">${rect(118, -204, 104, 100, shade(pillow, 0.35), 'rx="16"')}</g>`,
    ),
  ].join('');
}

export function armchair(colour: string): string {
  return [
    rect(-84, -14, 12, 20, '#4c3a2e') + rect(72, -14, 12, 20, '#4c3a2e'),
    sheet(rect(-96, -240, 192, 190, shade(colour, -0.06), 'rx="46"')),
    sheet(rect(-126, -150, 62, 140, colour, 'rx="26"'), 2),
    sheet(rect(64, -150, 62, 140, colour, 'rx="26"'), 2),
    sheet(rect(-76, -104, 152, 92, shade(colour, 0.12), 'rx="20"')),
  ].join('');
}

export function floorLamp(shadeColour: string): string {
  return [
    sheet(ellipse(0, -2, 52, 12, '#3f3732')),
    rect(-4, -430, 8, 430, '#3f3732'),
    glow(0, -440, 230, 0.9),
    sheet(path('M -62 -400 L -40 -500 H 40 L 62 -400 Z', shadeColour)),
  ].join('');
}

export function plant(leaf: string, pot: string, seed: string): string {
  const random = createRandom(seed);
  const leaves = repeat(11, (index) => {
    const angle = -80 + index * 16 + random() * 8;
    const length = 170 + random() * 90;
    const blade = path(
      `M 0 0 Q ${34} ${-length * 0.5} 0 ${-length} Q ${-34} ${-length * 0.5} 0 0 Z`,
      shade(leaf, (random() - 0.4) * 0.4),
    );
    return sheet(`<g transform="translate(0 -110) rotate(${angle})">${blade}</g>`);
  });
  return (
    leaves +
    sheet(path('M -58 -120 H 58 L 44 0 H -44 Z', pot)) +
    rect(-64, -128, 128, 20, shade(pot, -0.12), 'rx="5"')
  );
}

export function rug(colour: string, width: number): string {
  const rings = [1, 0.86, 0.72].map((scale, index) =>
    ellipse(0, 0, width * scale, width * 0.2 * scale, index % 2 ? shade(colour, 0.4) : colour),
  );
  return sheet(rings.join(''));
}

export function lowTable(wood: string): string {
  return [
    rect(-120, -60, 12, 66, shade(wood, -0.3)) + rect(108, -60, 12, 66, shade(wood, -0.3)),
    sheet(ellipse(0, -66, 170, 36, shade(wood, 0.1)), 2),
    sheet(rect(-70, -92, 92, 14, '#d9c3a1')) + sheet(rect(-62, -104, 78, 12, '#7f9aa0')),
    sheet(path('M 58 -84 Q 46 -120 62 -134 H 86 Q 102 -120 90 -84 Z', '#f3ece0')),
    ellipse(74, -150, 24, 18, '#b46a5a') +
      ellipse(56, -146, 16, 13, '#d99a7c') +
      ellipse(92, -144, 15, 13, '#c9825f'),
  ].join('');
}

export function framedPicture(width: number, height: number, look: HomeLook, seed: string): string {
  const random = createRandom(seed);
  const inside = repeat(3, (index) => {
    const y = -height * (0.62 - index * 0.2);
    return path(
      `M ${-width / 2} ${y} Q ${(random() - 0.5) * width} ${y - 40 - random() * 30} ${width / 2} ${y + 10} V 0 H ${-width / 2} Z`,
      [look.fabric, look.accent, look.leaf][index] ?? look.accent,
    );
  });
  return [
    sheet(rect(-width / 2 - 20, -height - 20, width + 40, height + 40, shade(look.wood, -0.25)), 2),
    rect(-width / 2 - 12, -height - 12, width + 24, height + 24, '#fbf6ec'),
    rect(-width / 2, -height, width, height, shade(look.room, 0.3)),
    ellipse(width * 0.2, -height * 0.72, height * 0.1, height * 0.1, look.accent),
    inside,
  ].join('');
}

export function pendant(length: number, colour: string): string {
  return [
    rect(-2, 0, 4, length, '#3a332e'),
    glow(0, length + 60, 170, 0.8),
    sheet(
      path(`M -50 ${length + 56} Q -44 ${length} 0 ${length - 6} Q 44 ${length} 50 ${length + 56} Z`, colour),
    ),
    ellipse(0, length + 58, 18, 10, '#fff0c4'),
  ].join('');
}

export function chair(wood: string, cushion: string): string {
  return [
    rect(-46, -100, 9, 106, shade(wood, -0.2)) + rect(37, -100, 9, 106, shade(wood, -0.2)),
    sheet(rect(-48, -240, 96, 16, wood, 'rx="6"')),
    repeat(4, (index) => rect(-40 + index * 24, -228, 8, 120, wood)),
    sheet(ellipse(0, -102, 60, 20, cushion)),
  ].join('');
}

export function bed(look: HomeLook): string {
  return [
    sheet(rect(-330, -420, 660, 340, look.wood, 'rx="28"'), 2),
    repeat(5, (index) => rect(-272 + index * 130, -396, 26, 260, shade(look.wood, -0.14), 'rx="10"')),
    sheet(
      poly(
        [
          [-310, -230],
          [310, -230],
          [390, 0],
          [-390, 0],
        ],
        '#fbf5ea',
      ),
      2,
    ),
    sheet(rect(-260, -300, 220, 110, '#ffffff', 'rx="34"')) +
      sheet(rect(40, -300, 220, 110, '#ffffff', 'rx="34"')),
    sheet(rect(-90, -262, 180, 90, look.accent, 'rx="26"')),
    sheet(path('M -345 -130 Q 0 -100 345 -130 L 394 20 Q 0 60 -394 20 Z', look.fabric), 2),
    repeat(6, (index) =>
      path(
        `M ${-330 + index * 132} -112 L ${-372 + index * 149} 26`,
        'none',
        `stroke="${shade(look.fabric, 0.2)}" stroke-width="4"`,
      ),
    ),
    sheet(path('M -400 16 Q 0 58 400 16 L 404 62 Q 0 104 -404 62 Z', shade(look.fabric, -0.2))),
  ].join('');
}
