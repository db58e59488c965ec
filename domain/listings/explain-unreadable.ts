import type { PageFacts, UnreadableReason } from './extraction/facts.ts';

const pasteInstead = 'Paste the page’s text or upload the saved page instead.';

const sentences: Record<UnreadableReason, string> = {
  'bot wall': `This site blocks automated access. ${pasteInstead}`,
  'login page': `You have to sign in to see this page. ${pasteInstead}`,
  'empty page': `We couldn’t see anything on this page. ${pasteInstead}`,
  'error page': 'The site showed us an error page. Check the link, or try again later.',
  'listing no longer available': 'We couldn’t find a listing at that link. It may have been taken down.',
  'search results': 'This link leads to a list of homes. Please use the link to one listing.',
  'several homes': 'This page shows several homes. Open the one you want and use its link.',
  'vacation rental': 'This is a vacation rental. We make episodes for homes that are for sale or for rent.',
  article: 'This is an article about a home. Use the link to the listing itself.',
  'unsupported country':
    'This page isn’t from the United States or Canada, and we couldn’t read all of it. Paste the address, price and description instead.',
  'not a listing': 'This page doesn’t look like a property listing. Please check the link.',
};

const currencies: Record<string, string> = {
  CAD: 'Canadian dollars',
  GBP: 'British pounds',
  EUR: 'euros',
  AUD: 'Australian dollars',
  NZD: 'New Zealand dollars',
  ZAR: 'South African rand',
};

/** Everything we make states dollars. A price in other money would be wrong, and dropping it would tell half. */
export function explainCurrency({ price, currency }: PageFacts): string | undefined {
  const code = currency.value ?? 'USD';
  if (price.value === null || code === 'USD') return undefined;
  const money = currencies[code] ?? 'another currency';
  return `This home is priced in ${money}. We can only make episodes for homes priced in US dollars.`;
}

/** The message for the person who submitted the page. */
export function explainUnreadable(reason: UnreadableReason): string {
  return sentences[reason];
}
