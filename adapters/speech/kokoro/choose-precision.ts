import { readFileSync } from 'node:fs';

/**
 * How the voice computes: as it was trained; with 16 bits; with 16 and mostly 8; or as it was trained and mostly with 8,
 * where the sound's numbers have no sign.
 */
export type Precision = 'exact' | 'half' | 'bytes' | 'unsigned';
export type QuickPrecision = Exclude<Precision, 'exact'>;

/**
 * The quickest that the processor has instructions for, as far as Linux tells. Elsewhere nobody has measured whether it
 * pays (decisions 062, 069 and 076).
 */
export function choosePrecision(): Precision {
  if (process.platform !== 'linux') return 'exact';
  try {
    return precisionOf(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return 'exact';
  }
}

export function precisionOf(processors: string): Precision {
  const has = (list: string, name: string) =>
    new RegExp(`^${list}\\s*:.*\\b${name}\\b`, 'm').test(processors);
  // Without it, x86 adds two products of 8 bits in 16, where they don't always fit.
  if (has('flags', 'avx512_vnni')) return 'unsigned';
  if (!has('Features', 'asimdhp')) return 'exact';
  return has('Features', 'asimddp') ? 'bytes' : 'half';
}
