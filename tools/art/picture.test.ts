import { expect, test } from 'vitest';
import { heroTall } from './hero.ts';
import { toSvg } from './picture.ts';
import { lakeEstateScenes } from './scenes/lake-estate-scenes.ts';

test('a picture is drawn the same way every time', () => {
  expect(toSvg(heroTall())).toBe(toSvg(heroTall()));
});

test.each(lakeEstateScenes)('$name contains no invalid number', ({ draw }) => {
  expect(toSvg(draw())).not.toMatch(/NaN|undefined|Infinity/);
});
