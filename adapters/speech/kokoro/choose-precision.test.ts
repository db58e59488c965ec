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
