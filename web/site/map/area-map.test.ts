import { createElement } from 'react';
import { expect, test } from 'vitest';
import { writtenMarkup } from '#tests/support/written-markup.ts';
import { AreaMap } from './area-map.tsx';

const around = {
  radiusMiles: 2,
  towns: [
    { name: 'Fernhill', east: -3, south: 1 },
    { name: 'Fernhill Heights', east: -3.1, south: 1.1 },
    { name: 'Quarry Bend', east: 4, south: -2 },
    { name: 'Tollgate', east: 3, south: 4 },
    { name: 'Ash Landing', east: -6, south: -1 },
    { name: 'Far Ferry', east: 60, south: 0 },
  ],
  city: { name: 'Marlow, OR', east: 50, south: 30, miles: 58, direction: 'southeast' },
};

test('the area, its towns and a scale are drawn, and described for those who don’t see them', () => {
  const svg = writtenMarkup(createElement(AreaMap, { around, area: 'ZIP code 97103' }));
  expect(svg).toContain(
    'aria-label="Approximate map of ZIP code 97103. Nearby: Fernhill, Fernhill Heights, Quarry Bend, Tollgate. Marlow, OR is about 58 miles southeast."',
  );
  expect(svg).toMatch(/>\d+ miles?</);
  expect(svg).toContain('>Quarry Bend<');
  expect(svg).not.toContain(' style=');
  expect(svg.length).toBeLessThan(3000);
});

test('no name is drawn over another or beyond the edge', () => {
  const svg = writtenMarkup(createElement(AreaMap, { around, area: 'ZIP code 97103' }));
  expect(svg).toContain('>Fernhill<');
  expect(svg).not.toContain('>Fernhill Heights<');
  expect(svg).not.toContain('>Far Ferry<');
});
