import { darker } from '../../../paper-cut/palette.ts';
import { line, shape } from '../../../paper-cut/paper.ts';
import { createRandom } from '../../../paper-cut/random.ts';
import { box, ellipse } from '../../../paper-cut/shapes.ts';

function graphic(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

/** What brokerage pages show next to photos and what must never be mistaken for one. */
export function logo(letters: string, color: string): string {
  const text = `<text x="170" y="66" font-family="serif" font-size="38" fill="${color}">${letters}</text>`;
  const house = shape('M20 84V48L62 14L104 48V84Z', color) + shape(box(54, 52, 18, 32), '#ffffff');
  return graphic(480, 100, house + text);
}

export function equalHousingBadge(): string {
  const house = shape('M20 110L110 30L200 110H180V190H40V110Z', '#222222');
  const bars = shape(box(80, 112, 60, 16) + box(80, 142, 60, 16), '#ffffff');
  return graphic(220, 220, shape(box(0, 0, 220, 220), '#ffffff') + house + bars);
}

export function streetMap(seed: string): string {
  const random = createRandom(seed);
  const streets = Array.from({ length: 14 }, (_, index) => {
    const at = 40 + index * 60 + random.between(0, 20);
    return index % 2 === 0
      ? `M0 ${at}L900 ${at + random.between(0, 40)}`
      : `M${at} 0L${at + random.between(0, 60)} 600`;
  });
  return graphic(
    900,
    600,
    [
      shape(box(0, 0, 900, 600), '#e8e4d8'),
      shape(ellipse(700, 150, 160, 110), '#c4dfb8'),
      shape('M0 480Q300 420 500 520T900 500V600H0Z', '#a9d3e6'),
      line(streets.join(''), '#ffffff', 10),
      shape(ellipse(450, 300, 16), '#d9483b'),
    ].join(''),
  );
}

export function agentPortrait(color: string): string {
  return graphic(
    300,
    400,
    [
      shape(box(0, 0, 300, 400), ['#f2ece2', '#b7bcbf', '#8d9aa8']),
      shape('M20 400Q30 280 150 268Q270 280 280 400Z', color),
      shape('M120 272L150 330L180 272Z', '#fdfaf3'),
      shape(ellipse(150, 170, 66, 84), '#d6a184'),
      shape('M78 176Q70 66 150 64Q232 66 222 176Q214 112 150 112Q88 112 78 176Z', darker(color, 0.5)),
    ].join(''),
  );
}
