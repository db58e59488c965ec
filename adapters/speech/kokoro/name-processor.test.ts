import { expect, test } from 'vitest';
import { nameProcessor } from './name-processor.ts';

const processor = (flags: string, mhz = '2100.000') =>
  `processor\t: 0\nmodel name\t: A processor\ncpu MHz\t\t: ${mhz}\nflags\t\t: fpu ${flags}\n`;

test('each instruction set has its own name, whatever else changes', () => {
  const name = nameProcessor(processor('avx512_vnni'));
  expect(name).toMatch(/^[0-9a-f]{12}$/);
  expect(nameProcessor(processor('avx512_vnni', '3000.000'))).toBe(name);
  expect(nameProcessor(processor('avx512_vnni amx_int8'))).not.toBe(name);
  expect(nameProcessor('')).not.toBe(name);
});
