const types: [RegExp, string][] = [
  [/town[\s_-]?(?:home|house)|row[\s_-]?(?:home|house)|attached/i, 'Townhouse'],
  [/co-?op(?:erative)?\b|stock cooperative/i, 'Co-op'],
  [/condo|condominium|apartment[\s_-]?style/i, 'Condo'],
  [
    /multi[\s_-]?family|multifamily|duplex|triplex|fourplex|quadplex|2-4 (?:units?|family)|income|residential income/i,
    'Multi-family',
  ],
  [/manufactured|mobile/i, 'Manufactured home'],
  [/(?:vacant |unimproved |residential )?(?:land|lots?)\b|acreage|lots?[\s_/-]+land/i, 'Land'],
  [/farm|ranch(?:\s*\/|$| land)|agricultur/i, 'Farm'],
  [/commercial|retail|office|industrial|business/i, 'Commercial'],
  [
    /single[\s_-]?family|detached|\bsfr\b|^house$|^houses?\b|^residential$|^home$|^residence$|^1 family/i,
    'Single family',
  ],
  [/apartment|flat|rental unit/i, 'Apartment'],
];

export function readType(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 80) return null;
  const text = value.trim().replace(/([a-z])([A-Z])/g, '$1 $2');
  if (/^semi[\s-]?detached/i.test(text)) return 'Semi-detached';
  return types.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
