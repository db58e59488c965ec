import { boards, chimney, fieldstone, gableRoof, litWindow, slabRoof } from './building.ts';
import { darker, palette } from './palette.ts';
import { glow, line, raised, shape, sheet } from './paper.ts';
import { box, points } from './shapes.ts';

/** The house of the brand: one gable, one chimney, one great lit window. Ground line y = 0, 560 wide. */
export function cottage(): string {
  const cedar = palette.wood;
  return [
    chimney(-126, -336, 60, -180, 4),
    raised('near', boards([-250, -134, 230, 134], darker(cedar, 0.12))),
    fieldstone(-250, -36, 230, 36, 14, 6),
    litWindow(-222, -104, 46, 60),
    litWindow(-148, -104, 46, 60),
    sheet(box(-78, -98, 44, 98), { fill: palette.ember, lift: 'flat' }),
    shape(box(-68, -86, 24, 30), ['#ffe7ae', '#f0a04a']),
    line('M-56 -86v30', palette.woodDark, 2.5),
    slabRoof(points(-232, -262, 70, -262, 70, -128, -282, -128), palette.roof, 18),
    raised('near', boards([-30, -278, 270, 278], cedar, { outline: 'M-30 0V-150L105 -278L240 -150V0Z' })),
    fieldstone(-30, -40, 270, 40, 15, 9),
    litWindow(28, -146, 154, 112, {
      columns: 4,
      rows: 3,
      bar: 4.5,
      light: ['#fff1c6', '#ffd68c', '#f4a750'],
    }),
    shape('M44 -36v-26q0 -10 10 -10h34q10 0 10 10v26Z', '#7a4322', 0.75),
    line('M152 -36V-92', '#7a4322', 3.5, 0.8),
    shape('M136 -92L143 -114H161L168 -92Z', '#fff9e4'),
    line('M105 -146v112M28 -108h154', palette.woodDark, 4.5),
    litWindow(84, -214, 42, 42, { bar: 3 }),
    gableRoof(-64, 274, -138, -306, palette.roof, 24),
    sheet(box(-290, -6, 560, 12), { fill: palette.stone, lift: 'near' }),
    glow(105, -90, 180, 150, '#ffb45e', 0.5),
  ].join('');
}
