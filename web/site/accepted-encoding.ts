import type { Encoding } from './page-cache.ts';

/** The best encoding that the caller accepts. `br;q=0` means: not this one. */
export function chooseAcceptedEncoding(
  header: string | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[] = ['br', 'gzip'],
): Encoding {
  if (!header) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';');
    const weight = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter));
    weights.set(coding.trim().toLowerCase(), weight ? Number(weight.split('=')[1]) : 1);
  }
  const isAccepted = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return offered.find(isAccepted) ?? 'identity';
}
