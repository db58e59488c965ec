import type { PageFacts, UnreadableReason } from './extraction/facts.ts';

const pasteInstead = "You can paste the page's text or HTML instead.";

const sentences: Record<UnreadableReason, string> = {
  'bot wall': `This site turns automatic readers away. ${pasteInstead}`,
  'login page': `This page can only be seen after signing in. ${pasteInstead}`,
  'empty page': `This page shows nothing to automatic readers. ${pasteInstead}`,
  'error page': 'The site answered with an error page. Please check the link or try again later.',
  'listing no longer available': 'This listing is no longer available on its site.',
  'search results': 'This link leads to a list of homes. Please use the link of one listing.',
  'several homes': 'This page shows several homes. Open the one you want and use the link of its own page.',
  'vacation rental': 'This is a vacation rental. We make episodes for homes that are for sale or for rent.',
  article: 'This is an article about a home. Use the link of the listing itself.',
  'unsupported country':
    'This page is not from the United States or Canada, and we could not read all of it. Paste the address, price and description instead.',
  'not a listing': 'This page does not look like a property listing. Please check the link.',
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
