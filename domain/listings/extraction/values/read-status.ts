import type { ListingStatus } from '../facts.ts';

const statuses: [RegExp, ListingStatus][] = [
  [/coming[\s_-]?soon|pre[\s_-]?market/i, 'coming soon'],
  [
    /contingent|active[\s_-]?under[\s_-]?contract|active[\s_-]?option|active[\s_-]?kick|option[\s_-]?period|backup|conditional/i,
    'contingent',
  ],
  [/pending|under[\s_-]?contract|under[\s_-]?agreement|in[\s_-]?escrow|sale[\s_-]?agreed/i, 'pending'],
  [
    /off[\s_-]?(?:the[\s_-])?market|public record|withdrawn|not (?:currently )?listed|no longer (?:for sale|listed)|cancel|expired|not[\s_-]?(?:currently[\s_-])?for[\s_-]?sale|temporarily|deleted|removed|inactive|on hold|hold\b|^other$/i,
    'off market',
  ],
  [/recently[\s_-]?sold|\bsold\b|closed/i, 'sold'],
  [
    /(?:for|to)[\s_-]?(?:rent|let)\b|let agreed|for[\s_-]?lease|rental|^rented?$|lease[\s_-]?available/i,
    'for rent',
  ],
  [
    /^(?:status:?\s*)?(?:active|for[\s_-]?sale|available|new(?:[\s_-]?(?:listing|construction))?|on[\s_-]?market|back[\s_-]?on[\s_-]?market|price[\s_-]?(?:change|drop|reduced|cut)|house for sale|a|act|listed|extended|reactivated|open house|instock)\b|\bactive\b|\bfor[\s_-]sale\b/i,
    'active',
  ],
];

export function readStatus(value: unknown): ListingStatus | null {
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = value
    .trim()
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  return statuses.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
