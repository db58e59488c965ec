import type { ListingCondition } from './listing-condition.ts';

const kind = 'showing';
const rules: [sign: RegExp, text: string][] = [
  [
    /\bpre-?approved (?:buyers?|clients?|purchasers?) only\b|\bonly pre-?approved\b|\bmust be pre-?approved\b/i,
    'Showings are for pre-approved buyers only.',
  ],
  [/\b24[- ]hours?['’]? (?:advance )?notice\b/i, "Showings need 24 hours' notice."],
  [/\b48[- ]hours?['’]? (?:advance )?notice\b/i, "Showings need 48 hours' notice."],
  [
    /\bdo not disturb (?:the )?(?:tenants?|occupants?|residents?)\b/i,
    'The listing asks that nobody disturb the tenants.',
  ],
];

/** Who may come to see the home, and how. */
export function readShowing(sentence: string): ListingCondition | undefined {
  const text = rules.find(([sign]) => sign.test(sentence))?.[1];
  return text ? { kind, text } : undefined;
}
