import type { ListingStatus } from '../facts.ts';

const statuses: [RegExp, ListingStatus][] = [
  [/coming[\s_-]?soon|pre[\s_-]?market/i, 'coming soon'],
  [
    /contingent|active[\s_-]?under[\s_-]?contract|active[\s_-]?option|active[\s_-]?kick|option[\s_-]?period|backup|conditional/i,
    'contingent',
  ],
  [/pending|under[\s_-]?contract|under[\s_-]?agreement|in[\s_-]?escrow|sale[\s_-]?agreed/i, 'pending'],
  [
    /off[\s_-]?market|withdrawn|cancel|expired|not[\s_-]?for[\s_-]?sale|temporarily|deleted|removed|inactive|on hold|hold\b|^other$/i,
    'off market',
  ],
  [/recently[\s_-]?sold|\bsold\b|closed/i, 'sold'],
  [/for[\s_-]?rent|for[\s_-]?lease|rental|^rented?$|lease[\s_-]?available/i, 'for rent'],
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

const phone = /(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.·-]{0,3}([2-9]\d{2})[\s.·-]{0,3}(\d{4})(?!\d)/;

export function readPhone(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = phone.exec(text.slice(0, 300));
  if (!match || (match[2] === '555' && match[3] === '5555')) return null;
  const before = text.charAt(match.index - 1);
  return /\d/.test(before) ? null : `(${match[1]}) ${match[2]}-${match[3]}`;
}

const notMls = /^(?:https?|www)|^\d{1,2}\/\d|@|^(?:true|false|null|unknown|none|number|id)$/i;

/** An MLS number: letters, digits and dashes with at least four digits; a lender's NMLS number never gets here. */
export function readMlsNumber(value: unknown): string | null {
  const text = String(value ?? '')
    .trim()
    .slice(0, 120)
    .replace(/^(?:MLS\s*®?\s*)?[#:]*\s*/i, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[.,;)]+$/, '');
  if (text.length < 4 || text.length > 24 || notMls.test(text)) return null;
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text) || (text.match(/\d/g)?.length ?? 0) < 4) return null;
  return text;
}

const businessWords =
  /\b(?:realty|real estate|realtors?|inc|llc|l\.l\.c|ltd|corp|company|co\.|group|properties|property|brokers?|brokerage|homes?|re\/?max|century 21|coldwell|keller williams|compass|sotheby|exp|redfin|associates|international|partners|team|network|services|mls|agency|realtor|intl|residential|land|investments|management|exit|weichert|berkshire|era|howard hanna|long & foster|windermere|douglas elliman|corcoran group|john l\.? scott|elliman|engel (?:&|and|v)|nexthome|better homes|brown harris|rentals|kw|apartments?|office|center)\b/i;

export function isBusinessName(text: string): boolean {
  return businessWords.test(text);
}

/** A person's name, with the titles and license numbers around it cut off. */
export function readPersonName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, 160)
    .replace(/\s+/g, ' ')
    .replace(/\s*\((?!["'])[^)]*\)\s*$/g, '')
    .replace(
      /[,|•·–—(]?\s*\b(?:(?:ca\s*)?(?:bre|dre|cal\s?bre|cal\s?dre|lic(?:ense)?|realtor|agent|broker|associate|salesperson|sales|pa|p\.a\.|gri|crs|abr|id)\b.*)$/i,
      '',
    )
    .replace(
      /^(?:by|listed by|presented by|courtesy of|agent|listing agent|contact|mr|mrs|ms|dr)\b[.:]?\s+/i,
      '',
    )
    .replace(/[\s,;:|•·-]+$/, '')
    .trim();
  if (
    text.length < 4 ||
    text.length > 48 ||
    isBusinessName(text) ||
    /[\d@#$/\\<>{}[\]=?!:]|equal housing/i.test(text)
  )
    return null;
  const words = text
    .replace(/["“”'‘’][\w.]+["“”'‘’]/g, ' ')
    .split(' ')
    .filter(Boolean);
  if (words.length < 2 || words.length > 6) return null;
  if (!words.every((word) => /^[A-Za-zÀ-ÿ'’.&,-]+$/.test(word))) return null;
  if (
    /\b(?:the|this|your|our|ask|questions?|get|learn|customer|care|details|free|agent|contact|more|view|see|listing|listed|information|request|schedule|tour|home|click|here|show|email|and associates|not available|ranch|downtown|county|heights|springs|estates|office|branch office|for sale|no longer|log in|sign)\b/i.test(
      text,
    )
  )
    return null;
  if (/^call\b/i.test(text) || /\s(?:a|an|of|to|for|in|on|us|with|about)\b/.test(text)) return null;
  if (words.filter((word) => /^[A-ZÀ-Þ]/.test(word)).length < 2 && text !== text.toLowerCase()) return null;
  return text;
}
