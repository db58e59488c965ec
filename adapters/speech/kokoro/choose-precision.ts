import { readFileSync } from 'node:fs';

/** How the voice computes: as it was trained, with 16 bits, or with 16 and mostly 8. */
export type Precision = 'exact' | 'half' | 'bytes';

/**
 * The quickest that the processor has instructions for, as far as Linux on ARM tells. Elsewhere nobody has measured
 * whether it pays (decisions 062 and 069).
 */
export function choosePrecision(): Precision {
  if (process.arch !== 'arm64' || process.platform !== 'linux') return 'exact';
  try {
    return precisionOf(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return 'exact';
  }
}

export function precisionOf(processors: string): Precision {
  const has = (feature: string) => new RegExp(`^Features\\s*:.*\\b${feature}\\b`, 'm').test(processors);
  if (!has('asimdhp')) return 'exact';
  return has('asimddp') ? 'bytes' : 'half';
}
