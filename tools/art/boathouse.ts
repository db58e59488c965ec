import { boards, fieldstone, gableRoof, litWindow } from '#adapters/paper-cut/building.ts';
import { darker, palette } from '#adapters/paper-cut/palette.ts';
import { glow, line, raised, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { box } from '#adapters/paper-cut/shapes.ts';

/** The boathouse from the water, its slip open and lit; water line y = 0, 320 wide. */
export function boathouse(): string {
  return [
    raised(
      'near',
      boards([-140, -262, 280, 262], palette.wood, { gap: 12, outline: 'M-140 0V-150L0 -262L140 -150V0Z' }),
    ),
    shape('M-92 0V-92Q-92 -124 -60 -124H60Q92 -124 92 -92V0Z', palette.woodDark),
    shape('M-82 0V-90Q-82 -114 -58 -114H58Q82 -114 82 -90V0Z', ['#7a3f1c', '#e79a49', '#4a2a1c']),
    glow(0, -76, 110, 80, '#ffb45e', 0.9),
    line('M-40 -114V-70M40 -114V-70M-40 -70H40', darker(palette.woodDark, 0.2), 4),
    shape('M-56 -18C-40 -4 40 -4 56 -18L48 -34H-48Z', palette.paper),
    shape('M-48 -34H48L50 -28H-50Z', palette.ember),
    litWindow(-28, -206, 56, 54, { columns: 2, rows: 2 }),
    fieldstone(-140, -26, 46, 32, 12, 4),
    fieldstone(94, -26, 46, 32, 12, 7),
    gableRoof(-172, 172, -138, -292, palette.roof, 22),
    sheet(box(-186, -10, 50, 10), { fill: palette.woodLight, lift: 'near' }),
  ].join('');
}
