import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';

const errors = [
  ['invalid', '400', 'The request is wrong. “errors” names each field and what to change.'],
  ['unauthorized', '401', 'The key is missing, wrong or revoked. Create one in Settings.'],
  [
    'payment_required',
    '402',
    'The balance or the invoice limit is too low. Raise it, or ask for a payment link.',
  ],
  ['forbidden', '403', 'The key lacks a scope. Create a key that has it.'],
  ['not_found', '404', 'Your account has nothing with this id, or the path is wrong.'],
  ['conflict', '409', 'It can’t be done in the present state. “detail” says why.'],
  ['precondition_failed', '412', 'Somebody changed it since you read it. Read it again, then decide.'],
  ['unprocessable', '422', 'The Idempotency-Key belongs to another request. Use a new key for a new order.'],
  ['too_many', '429', 'The key is over its limit. Wait as long as Retry-After says.'],
  ['internal', '500', 'Our error. Try again; if it stays, send us the reference in “detail”.'],
  ['unavailable', '503', 'One of our providers is down. Try again in a moment.'],
] as const;

/** What each refusal means and what to do about it. */
export async function errorsPage({ site }: SiteContext): Promise<Page> {
  return developerPage(site, {
    path: '/developers/errors',
    title: 'Errors',
    description: 'What each error of the Hearthcast API means and how to fix it.',
    intro: (
      <p>
        A refusal is a problem document (RFC 9457) with <code>code</code>, <code>title</code>,{' '}
        <code>detail</code> and, for wrong input, <code>errors</code>.
      </p>
    ),
    contents: errors.map(([code]) => ({ id: code, title: code })),
    children: errors.map(([code, status, text]) => (
      <GuideSection key={code} id={code} title={`${status} ${code}`}>
        <p>{text}</p>
      </GuideSection>
    )),
  });
}
