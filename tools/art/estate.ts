import {
  boards,
  chimney,
  fieldstone,
  gableRoof,
  litPane,
  litWindow,
  slabRoof,
} from '#adapters/paper-cut/building.ts';
import { darker, lighter, palette } from '#adapters/paper-cut/palette.ts';
import { clipped, glow, line, moved, raised, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { box, points } from '#adapters/paper-cut/shapes.ts';

const cedar = palette.wood;
const trim = palette.woodDark;
const roof = palette.roof;

function gableWall(left: number, right: number, eaves: number, peak: number): string {
  const outline = `M${left} 0V${eaves}L${(left + right) / 2} ${peak}L${right} ${eaves}V0Z`;
  return raised('near', boards([left, peak, right - left, -peak], cedar, { outline }));
}

function dormer(x: number, y: number): string {
  return `${shape(`M${x - 26} ${y}v-34l26 -28l26 28v34Z`, darker(cedar, 0.1))}${litWindow(x - 15, y - 36, 30, 30, { bar: 2.2 })}${gableRoof(x - 38, x + 38, y - 32, y - 72, roof, 10)}`;
}

/** Post lantern beside a door. */
function lantern(x: number, y: number): string {
  return `${glow(x, y, 70, 70, '#ffb45e', 0.8)}${shape(box(x - 5, y - 9, 10, 18, 3), '#ffe9b5')}${line(`M${x - 7} ${y - 10}h14M${x - 6} ${y + 10}h12`, trim, 3)}`;
}

function entrance(): string {
  const posts = [-92, -60, 38, 70].map((x) =>
    sheet(box(x, -104, 11, 104), { fill: palette.woodLight, lift: 'near' }),
  );
  return [
    shape(box(-40, -94, 60, 94), trim),
    sheet(box(-34, -88, 48, 88), { fill: palette.ember, lift: 'flat' }),
    shape(box(-26, -78, 32, 34), ['#ffe7ae', '#f0a04a']),
    line('M-10 -78v34M-26 -61h32', trim, 2.5),
    shape(box(6, -34, 4, 8, 2), palette.gold),
    lantern(-52, -66),
    lantern(32, -66),
    ...posts,
    gableRoof(-122, 102, -104, -176, roof, 17),
    line('M-62 -128H42M-10 -128V-152', palette.woodLight, 7),
    sheet(box(-110, -5, 200, 12), { fill: palette.stone, lift: 'near' }),
    sheet(box(-128, 4, 236, 12), { fill: palette.stoneDark, lift: 'near' }),
  ].join('');
}

/** The estate from its drive; the ground line is y = 0, about 940 wide and 400 tall. */
export function estateFront(): string {
  return [
    chimney(128, -372, 62, -120, 5),
    raised('near', boards([-440, -112, 260, 112], cedar)),
    raised('near', boards([90, -128, 220, 128], cedar)),
    slabRoof(points(-412, -204, -170, -204, -160, -106, -458, -106), roof, 15),
    slabRoof(points(80, -238, 310, -238, 330, -122, 70, -122), roof, 13),
    dormer(-340, -122),
    dormer(-256, -122),
    dormer(236, -142),
    litWindow(-412, -84, 66, 64, { columns: 3 }),
    litWindow(-306, -84, 66, 64, { columns: 3 }),
    litWindow(156, -92, 46, 68),
    litWindow(222, -92, 46, 68),
    gableWall(296, 462, -150, -250),
    fieldstone(296, -44, 166, 44, 14, 8),
    litWindow(336, -128, 86, 76, { columns: 3 }),
    litWindow(361, -196, 36, 40),
    gableRoof(272, 486, -144, -274, roof),
    gableWall(-196, 116, -168, -318),
    fieldstone(-196, -52, 312, 52, 15, 3),
    litPane('M-84 -196L-84 -238L-40 -277L4 -238L4 -196Z', trim),
    line('M-40 -277V-196M-84 -220H4', trim, 4),
    litWindow(-185, -142, 32, 78),
    litWindow(73, -142, 32, 78),
    gableRoof(-230, 150, -160, -346, roof, 24),
    moved(-30, 0, 1, entrance()),
  ].join('');
}

function glassWall(): string {
  const glass = 'M-128 0V-176L-16 -286L96 -176V0Z';
  return [
    line(glass, trim, 12),
    shape(glass, ['#fff0c4', '#ffd58a', '#f2a24c', '#d9813a']),
    clipped(
      glass,
      [
        fieldstone(-48, -300, 64, 300, 13, 21, '#b98a5c'),
        shape(box(-34, -62, 36, 44, 18), '#5b2a14'),
        glow(-16, -36, 60, 60, '#ff8a2c', 1),
        shape('M-26 -20Q-22 -44 -16 -56Q-10 -42 -6 -20Z', '#ffe39a'),
        shape('M-112 -34q0 -14 12 -14h34v34h-46Z', '#8f4a24'),
        shape('M36 -14v-34h34q12 0 12 14v20Z', '#8f4a24'),
        line('M74 -20V-86', '#6b3a1e', 3),
        shape('M62 -86L68 -106H80L86 -86Z', '#fff6d8'),
      ].join(''),
    ),
    line('M-72 0V-231M-16 -118V-286M40 0V-231M-128 -118H96M-128 -176H96', trim, 6),
  ].join('');
}

/** The estate from the water: a wall of glass around the hearth, decks and the stone terrace. */
export function estateLake(): string {
  const rail = Array.from({ length: 24 }, (_, i) => `M${172 + i * 12.6} -112v26`).join('');
  return [
    chimney(-150, -382, 60, -150, 6),
    raised('near', boards([-432, -132, 250, 132], cedar)),
    raised('near', boards([90, -200, 380, 200], cedar)),
    slabRoof(points(-404, -238, -170, -238, -160, -126, -452, -126), roof, 14),
    slabRoof(points(80, -300, 446, -300, 492, -194, 70, -194), roof, 20),
    dormer(-300, -142),
    litWindow(-410, -102, 88, 82, { columns: 3 }),
    litWindow(-296, -102, 88, 82, { columns: 3 }),
    litWindow(204, -178, 44, 62, { rows: 1 }),
    litWindow(276, -178, 70, 62, { columns: 3, rows: 1 }),
    litWindow(374, -178, 70, 62, { columns: 2, rows: 1 }),
    fieldstone(112, -86, 358, 86, 15, 12),
    litWindow(166, -72, 70, 72, { columns: 2, rows: 1 }),
    litWindow(262, -72, 70, 72, { columns: 2, rows: 1 }),
    litWindow(370, -66, 66, 46, { columns: 2, rows: 1 }),
    sheet(box(150, -92, 330, 11), { fill: palette.woodLight, lift: 'mid' }),
    line(rail, trim, 3),
    line('M166 -113H478', trim, 5),
    gableWall(-186, 154, -168, -330),
    glassWall(),
    gableRoof(-222, 190, -158, -358, roof, 24),
    sheet(box(-470, -6, 970, 16), { fill: lighter(palette.stone, 0.1), lift: 'near' }),
    fieldstone(-462, 10, 954, 30, 13, 17, palette.stoneDark),
  ].join('');
}
