import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { CodeText } from './code-text.tsx';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';
import { GuideTable } from './guide-table.tsx';

const errors = [
  ['invalid', '400', 'The request isn’t valid.', '`errors` names each field and what to change.'],
  ['unauthorized', '401', 'The key is missing, wrong or revoked.', 'Create a key in Settings.'],
  [
    'payment_required',
    '402',
    'Your balance or invoice limit is too low.',
    'Add funds, ask us to raise the limit, or send `"payment": "link"`.',
  ],
  ['forbidden', '403', 'The key is missing a required scope.', 'Create a key that has it.'],
  ['not_found', '404', 'Nothing in your account has this ID, or the path is wrong.', 'Check both.'],
  [
    'conflict',
    '409',
    'The request doesn’t fit the current state: for example, canceling a delivered order.',
    '`detail` says why.',
  ],
  [
    'precondition_failed',
    '412',
    'Someone else changed it after you read it.',
    'Get the latest version and try again.',
  ],
  [
    'unprocessable',
    '422',
    'The `Idempotency-Key` was already used for a different request.',
    'Use a new one for a new order.',
  ],
  ['too_many', '429', 'The key is over its rate limit.', 'Wait the number of seconds in `Retry-After`.'],
  [
    'internal',
    '500',
    'Something went wrong on our end.',
    'Try again. If it keeps happening, send us the reference in `detail`.',
  ],
  ['unavailable', '503', 'One of our providers is down.', 'Try again in a moment.'],
  ['busy', '503', 'We’re at capacity.', 'Wait, then try again.'],
] as const;

const sample = {
  type: '/developers/errors#invalid',
  title: 'Invalid request',
  status: 400,
  detail: 'An MLS number has letters, digits and dashes only',
  code: 'invalid',
  errors: { mlsNumber: 'An MLS number has letters, digits and dashes only' },
};

/** What each refusal means and what to do about it. */
export async function errorsPage({ site }: SiteContext): Promise<Page> {
  return developerPage(site, {
    path: '/developers/errors',
    title: 'Errors',
    description: 'What each Hearthcast API error means and how to fix it.',
    intro: (
      <p>
        Errors come back as problem details (RFC 9457) with <code>code</code>, <code>title</code>,{' '}
        <code>detail</code> and, for invalid input, <code>errors</code>. You manage keys and funds in{' '}
        <a href="/settings" className="text-ember-text underline">
          Settings
        </a>
        .
      </p>
    ),
    contents: [
      { id: 'sample', title: 'Sample' },
      { id: 'codes', title: 'Codes' },
    ],
    children: (
      <>
        <GuideSection id="sample" title="Sample">
          <CodeBlock label="Error" code={JSON.stringify(sample, null, 2)} />
        </GuideSection>
        <GuideSection id="codes" title="Codes">
          <GuideTable
            headings={['Code', 'Status', 'What happened', 'What to do']}
            rows={errors.map(([code, status, meaning, action]) => ({
              id: code,
              cells: [
                <code key="code" className="font-semibold">
                  {code}
                </code>,
                status,
                <CodeText key="meaning" text={meaning} />,
                <CodeText key="action" text={action} />,
              ],
            }))}
          />
        </GuideSection>
      </>
    ),
  });
}
