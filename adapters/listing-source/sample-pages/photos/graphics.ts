import { createRandom, ellipse, path, rect, repeat, shade } from './paper.ts';

/** What brokerage pages carry beside photos and what must never be taken for one. */
export function logo(letters: string, colour: string): string {
  const text = `<text x="170" y="66" font-family="serif" font-size="38" fill="${colour}">${letters}</text>`;
  const house = path('M 20 84 V 48 L 62 14 L 104 48 V 84 Z', colour) + rect(54, 52, 18, 32, '#ffffff');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="100">${house}${text}</svg>`;
}

export function equalHousingBadge(): string {
  const house = path('M 20 110 L 110 30 L 200 110 H 180 V 190 H 40 V 110 Z', '#222222');
  const bars = rect(80, 112, 60, 16, '#ffffff') + rect(80, 142, 60, 16, '#ffffff');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220"><rect width="220" height="220" fill="#ffffff"/>${house}${bars}</svg>`;
}

export function streetMap(seed: string): string {
  const random = createRandom(seed);
  const streets = repeat(14, (index) => {
    const at = 40 + index * 60 + random() * 20;
    const isAcross = index % 2 === 0;
    return path(
      isAcross ? `M 0 ${at} L 900 ${at + random() * 40}` : `M ${at} 0 L ${at + random() * 60} 600`,
      'none',
      'stroke="#ffffff" stroke-width="10"',
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#e8e4d8"/>${ellipse(700, 150, 160, 110, '#c4dfb8')}${path('M 0 480 Q 300 420 500 520 T 900 500 V 600 H 0 Z', '#a9d3e6')}${streets}${ellipse(450, 300, 16, 16, '#d9483b')}</svg>`;
}

export function agentPortrait(colour: string): string {
  const light =
    '<radialGradient id="back" cx="0.3" cy="0.2" r="1"><stop offset="0" stop-color="#f2ece2"/><stop offset="1" stop-color="#8d9aa8"/></radialGradient>';
  const jacket =
    path('M 20 400 Q 30 280 150 268 Q 270 280 280 400 Z', colour) +
    path('M 120 272 L 150 330 L 180 272 Z', '#fdfaf3');
  const head =
    ellipse(150, 170, 66, 84, '#d6a184') +
    path('M 78 176 Q 70 66 150 64 Q 232 66 222 176 Q 214 112 150 112 Q 88 112 78 176 Z', shade(colour, -0.5));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><defs>${light}</defs><rect width="300" height="400" fill="url(#back)"/>${jacket}${head}</svg>`;
}
