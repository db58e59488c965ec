import { readFileSync } from 'node:fs';

/**
 * Whether the processor computes with numbers of 16 bits, as far as Linux on ARM tells. Elsewhere nobody has measured
 * whether it pays (decision 062).
 */
export function hasHalfArithmetic(): boolean {
  if (process.arch !== 'arm64' || process.platform !== 'linux') return false;
  try {
    return /^Features\s*:.*\basimdhp\b/m.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return false;
  }
}
