import type { PageFacts } from '../facts.ts';
import type { Page } from '../page/page.ts';

export type AbroadCode = 'GB' | 'IE' | 'AU' | 'NZ' | 'ZA';

export type Country = {
  code: AbroadCode;
  currency: string;
  host: RegExp;
  locale: RegExp;
  /** An amount in its currency, with the number in the first group. */
  money: RegExp;
  /** Words found only in its addresses. */
  sign: RegExp;
};

const amount = String.raw`(\d{1,3}(?:[,\s]\d{3})+|\d{3,9})(?![\d,])`;

export const countries: Country[] = [
  {
    code: 'GB',
    currency: 'GBP',
    host: /\.uk$/,
    locale: /^en[-_]gb/i,
    money: new RegExp(`£ ?${amount}`),
    sign: /\b(?:[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?) ?\d[ABD-HJLNP-UW-Z]{2}\b/,
  },
  {
    code: 'IE',
    currency: 'EUR',
    host: /\.ie$/,
    locale: /^en[-_]ie/i,
    money: new RegExp(`€ ?${amount}`),
    sign: /\bCo\.? (?:Dublin|Cork|Galway|Kerry|Mayo|Wicklow|Kildare|Meath|Donegal|Clare|Limerick|Wexford|Waterford|Tipperary|Louth)\b|\bDublin \d{1,2}W?\b/,
  },
  {
    code: 'AU',
    currency: 'AUD',
    host: /\.au$/,
    locale: /^en[-_]au/i,
    money: new RegExp(`(?:A|AU)?\\$ ?${amount}`),
    sign: /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}\b/i,
  },
  {
    code: 'NZ',
    currency: 'NZD',
    host: /\.nz$/,
    locale: /^en[-_]nz/i,
    money: new RegExp(`(?:NZ)?\\$ ?${amount}`),
    sign: /\bNew Zealand\b/,
  },
  {
    code: 'ZA',
    currency: 'ZAR',
    host: /\.za$/,
    locale: /^en[-_]za/i,
    money: new RegExp(`\\bR ?${amount}`),
    sign: /\b(?:Gauteng|Western Cape|KwaZulu[- ]Natal|Eastern Cape|Free State|Mpumalanga|Limpopo)\b/,
  },
];

/** Two-letter endings that stand for a country, except these few that sites everywhere use. */
const foreignHost = /\.(?!us$|ca$|io$|co$|ai$|me$|tv$|la$|cc$|ly$|fm$|to$|gg$|so$|vc$|ws$|am$|is$)[a-z]{2}$/;

function hostOf(url: string | null): string {
  try {
    return new URL(url ?? '').hostname;
  } catch {
    return '';
  }
}

function languageOf(page: Page): string {
  const html = page.root.children.find((child) => typeof child !== 'string' && child.tag === 'html');
  const stated = typeof html === 'object' ? (html.attrs.lang ?? '') : '';
  return stated || (page.metas.find(({ name }) => name === 'og:locale')?.content ?? '');
}

/** Which country the home is in: "home" (US or Canada), one of the countries above, or another one. */
export function findCountry(page: Page, facts: PageFacts): 'home' | Country | 'other' {
  const host = hostOf(page.url);
  const language = languageOf(page);
  // A complete US address says more than the site.
  if (
    facts.state.value &&
    facts.zip.value &&
    facts.street.value &&
    !countries.some((one) => one.host.test(host))
  )
    return 'home';
  const byHost =
    countries.find((one) => one.host.test(host)) ?? countries.find((one) => one.locale.test(language));
  if (byHost) return byHost;
  const isForeignHost = foreignHost.test(host);
  const isForeignText = language !== '' && !/^en|^es[-_]us|^fr[-_]ca/i.test(language);
  if (isForeignHost || (isForeignText && facts.state.value === null)) return 'other';
  if (facts.state.value) return 'home';
  const text = [
    page.title ?? '',
    ...page.headings,
    ...page.lines.slice(0, 120).map((line) => line.text.slice(0, 200)),
  ].join('\n');
  if (/\$ ?\d/.test(text) && !/\b(?:NSW|VIC|QLD|TAS|ACT),? \d{4}\b|New Zealand/.test(text)) return 'home';
  const bySign = countries.find((one) => one.sign.test(text) && one.money.test(text));
  if (bySign) return bySign;
  if (/£ ?\d{2}/.test(text)) return countries[0] ?? 'home';
  return /€ ?\d|\d ?€|₹|¥|zł|\bkr\b/.test(text) ? 'other' : 'home';
}
