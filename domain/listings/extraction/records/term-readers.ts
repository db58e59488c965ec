import type { FoundValue, Term } from '../facts.ts';
import { readFee, readFeePeriod, writeFee } from '../values/fee.ts';
import { isUnknown } from '../values/numbers.ts';
import { readDateTerm, readDaysTerm, readPetsTerm, readStoriesTerm } from '../values/terms.ts';
import type { RawFact, RawRecord } from './collect-records.ts';
import type { TermField } from './term-names.ts';

type TermReader = (plain: unknown, fact: RawFact, record: RawRecord) => FoundValue | null;

function termOf(
  field: 'policies' | 'rentTerms' | 'utilities',
  kind: string,
  text: string | null,
): FoundValue | null {
  return text ? { field, value: { kind, text } satisfies Term, unit: kind } : null;
}

function shortWords(value: unknown, sign?: RegExp): string | null {
  const parts = (Array.isArray(value) ? value : [value])
    .filter((part) => typeof part === 'string')
    .flatMap((part) => part.split(/[,;|]/))
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part.length < 40 && !/[:{}<>$@]/.test(part) && !isUnknown(part))
    .filter((part) => (sign ? sign.test(part) : !/^(?:other|see remarks?|yes|no)$/i.test(part)));
  return [...new Set(parts)].slice(0, 6).join(', ') || null;
}

function money(value: unknown): string | null {
  const fee = typeof value === 'number' ? { dollars: value, period: null } : readFee(String(value ?? ''));
  return fee && fee.dollars >= 5 && fee.dollars < 200_000 ? writeFee({ ...fee, period: null }) : null;
}

/** "1 year", "12 Months", "month-to-month" as an adjective before "lease". */
export function leaseLength(value: unknown): string | null {
  const text = String(value ?? '').toLowerCase();
  if (/month[- ]to[- ]month/.test(text)) return 'Month-to-month lease';
  const found = /\b(\d{1,2}|one|two|three|six|twelve)[- ]?(month|mo|year|yr)s?\b/.exec(text);
  if (!found || text.length > 60) return null;
  return `${found[1]}-${found[2]?.startsWith('m') ? 'month' : 'year'} lease`;
}

const supplies = {
  Water:
    /\b(?:public|city|town|municipal|well|private|community|county|shared|cistern|spring|district|rural|available|co-?op|association)\b/i,
  Sewer:
    /\b(?:public|city|town|municipal|septic|sewer|private|community|county|aerobic|cesspool|lagoon|available)\b/i,
  Utilities:
    /\b(?:electric(?:ity)?|gas|water|sewer|cable|internet|phone|telephone|power|propane|fiber|underground|well|septic|solar|broadband)\b/i,
};

/** "Public Sewer" under the label "Sewer" as "Sewer: public". */
function utility(kind: keyof typeof supplies, value: unknown): FoundValue | null {
  const text = shortWords(value, supplies[kind]);
  const own = kind === 'Utilities' ? /$^/ : new RegExp(`\\s${kind}$`, 'i');
  const plain = text
    ?.split(', ')
    .map((part) => part.replace(own, '').toLowerCase())
    .join(', ');
  return termOf('utilities', kind.toLowerCase(), plain ? `${kind}: ${plain}` : null);
}

const percWords = /\bperc|perk|soil test/i;

export function readPercTerm(text: string): string | null {
  if (/\b(?:fail(?:ed|s)?|did not (?:pass|perc|perk)|does(?: not|n['’]t) per[ck])\b/i.test(text))
    return 'Perc test failed';
  if (
    /\b(?:no|not|never|needs?|required|without|has(?: not|n['’]t)|buyer (?:to|must)|subject to|contingent|unknown|tbd)\b/i.test(
      text,
    )
  )
    return /\bno (?:known )?per[ck]|not (?:been )?(?:per[ck]|tested)|has(?: not|n['’]t) been per[ck]|never/i.test(
      text,
    )
      ? 'No perc test yet'
      : null;
  if (/\b(?:pass(?:ed|es)?|approved|good|perced|perked|percs|perks|successful|suitable)\b/i.test(text))
    return 'Perc test passed';
  return /\b(?:done|complete[d]?|on file|available|yes|performed)\b/i.test(text) ? 'Perc test done' : null;
}

export const termReaders: Record<TermField, TermReader> = {
  daysOnMarket: (plain) => ({ field: 'daysOnMarket', value: readDaysTerm(plain) }),
  stories: (plain, fact) => ({
    field: 'stories',
    value: readStoriesTerm(Array.isArray(fact.value) ? fact.value[0] : plain),
  }),
  pets: (_, fact) => termOf('policies', 'pets', readPetsTerm(fact.value)),
  minLease: (plain) => {
    const length = leaseLength(plain) ?? null;
    return termOf(
      'policies',
      'minimum lease',
      length && `Minimum ${length.charAt(0).toLowerCase()}${length.slice(1)}`,
    );
  },
  leaseTerm: (plain) => termOf('rentTerms', 'lease', leaseLength(plain)),
  availableOn: (plain) => {
    const date = readDateTerm(plain);
    const isNow = /^(?:available )?(?:now|immediately)$/i.test(String(plain).trim());
    return termOf('rentTerms', 'available', isNow ? 'Available now' : date && `Available ${date}`);
  },
  deposit: (plain) => {
    const amount = money(plain);
    return termOf('rentTerms', 'deposit', amount && `Security deposit ${amount}`);
  },
  applicationFee: (plain) => {
    const amount = money(plain);
    return termOf('rentTerms', 'application fee', amount && `Application fee ${amount}`);
  },
  rentIncludes: (_, fact) => {
    const text = shortWords(fact.value);
    return termOf('rentTerms', 'included', text && `Rent includes ${text.toLowerCase()}`);
  },
  landLease: (plain, fact) => {
    const isLeased = fact.value === true || /^(?:yes|y|true)$/i.test(String(plain));
    return termOf('policies', 'land lease', isLeased ? 'The land is leased' : null);
  },
  landLeaseFee: (plain, { name }, { object }) => {
    const amount = money(plain);
    const stated = String(object.LandLeaseAmountFrequency ?? object.landLeaseAmountFrequency ?? '');
    const period = readFee(String(plain ?? ''))?.period ?? readFeePeriod(stated) ?? readFeePeriod(name);
    return termOf('policies', 'land lease', amount && `Land lease ${amount}${period ? ` ${period}` : ''}`);
  },
  landLeaseEnd: (plain) => {
    const date = readDateTerm(plain);
    return termOf('policies', 'land lease', date && `Land lease through ${date}`);
  },
  auctionDate: (plain) => ({ field: 'auctionDate', value: readDateTerm(plain) }),
  percTest: (plain, { name }) => {
    const text = `${name} ${plain}`;
    return { field: 'percTest', value: percWords.test(text) ? readPercTerm(String(plain)) : null };
  },
  water: (_, fact) => utility('Water', fact.value),
  sewer: (_, fact) => utility('Sewer', fact.value),
  utilities: (_, fact) => utility('Utilities', fact.value),
  feePeriod: (plain) => ({ field: 'hoa', value: readFeePeriod(String(plain ?? '')), unit: 'period' }),
};
