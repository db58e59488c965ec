import { expect, test } from 'vitest';
import { precisionOf } from './choose-precision.ts';

test.each([
  ['fp asimd fphp asimdhp cpuid asimddp', 'bytes'],
  ['fp asimd fphp asimdhp cpuid', 'half'],
  ['fp asimd cpuid asimddp', 'exact'],
  ['fp asimd', 'exact'],
])('a processor with %s: %s', (features, precision) =>
  expect(precisionOf(`processor\t: 0\nFeatures\t: ${features}\nCPU part\t: 0xd0c\n`)).toBe(precision),
);

test.each([
  ['sse2 avx2 avx512f avx512_vnni amx_int8', 'unsigned'],
  ['sse2 avx2 avx512f avx512bw', 'exact'],
  ['sse2 avx2 avx_vnni', 'exact'],
])('an x86 processor with %s: %s', (flags, precision) =>
  expect(precisionOf(`processor\t: 0\nflags\t\t: fpu ${flags} arat\nbugs\t\t: asimdhp\n`)).toBe(precision),
);
