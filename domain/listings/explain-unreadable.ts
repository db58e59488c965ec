import type { UnreadableReason } from './extraction/facts.ts';

const pasteInstead = "You can paste the page's text or HTML instead.";

const sentences: Record<UnreadableReason, string> = {
  'bot wall': `This site turns automatic readers away. ${pasteInstead}`,
  'login page': `This page can only be seen after signing in. ${pasteInstead}`,
  'empty page': `This page shows nothing to automatic readers. ${pasteInstead}`,
  'error page': 'The site answered with an error page. Please check the link or try again later.',
  'listing no longer available': 'This listing is no longer available on its site.',
  'search results': 'This link leads to a list of homes. Please use the link of one listing.',
  'not a listing': 'This page does not look like a property listing. Please check the link.',
};

/** The message for the person who submitted the page. */
export function explainUnreadable(reason: UnreadableReason): string {
  return sentences[reason];
}
