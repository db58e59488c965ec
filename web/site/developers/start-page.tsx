import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';

const contents = [
  { id: 'key', title: 'Get a key' },
  { id: 'order', title: 'Order an episode' },
  { id: 'follow', title: 'Follow your order' },
  { id: 'lists', title: 'Read lists' },
  { id: 'changes', title: 'Avoid lost updates' },
  { id: 'limits', title: 'Limits' },
  { id: 'versions', title: 'Versions' },
  { id: 'client', title: 'TypeScript client' },
];

/** How a program makes its first calls. */
export async function developersStartPage({ site, apiReference }: SiteContext): Promise<Page> {
  const create = apiReference.find(({ id }) => id === 'createOrder');
  return developerPage(site, {
    path: '/developers',
    title: 'Order from your own tools',
    description: 'The Hearthcast API: order listing podcasts, follow them and collect what was made.',
    intro: <p>Order episodes by the hundred, follow them, and collect the page, the kit and the leads.</p>,
    contents,
    children: (
      <>
        <GuideSection id="key" title="Get a key">
          <p>
            Create a key in{' '}
            <a href="/settings" className="text-ember-text underline">
              Settings
            </a>{' '}
            and choose what it may do. Send it with every call. A key reads only your own account; a team’s
            key reads only the team. Keep it on your server, never in a web page.
          </p>
        </GuideSection>
        <GuideSection id="order" title="Order an episode">
          <p>
            Send the link of the listing, or a fact sheet if there is no page to read. We charge your prepaid
            balance, or the team’s. With <code>"payment": "link"</code> you get a payment link instead, and
            with <code>"payment": "invoice"</code> the order goes on your team’s monthly invoice.
          </p>
          <CodeBlock label="curl" code={create?.curl ?? ''} />
          <p>
            The <code>Idempotency-Key</code> names your order. If a call fails, send it again with the same
            key: you get the same order and pay once. We remember a key for 90 days.
          </p>
        </GuideSection>
        <GuideSection id="follow" title="Follow your order">
          <p>
            An order is <code>awaiting_payment</code>, <code>in_production</code>, <code>needs_review</code>,{' '}
            <code>needs_answers</code>, <code>ready</code>, <code>payment_failed</code> or{' '}
            <code>canceled</code>. Read its status, or let us{' '}
            <a href="/developers/webhooks" className="text-ember-text underline">
              call you
            </a>
            .
          </p>
        </GuideSection>
        <GuideSection id="lists" title="Read lists">
          <p>
            Lists come newest first in pages. Pass <code>nextCursor</code> as <code>cursor</code> to read on;
            it is null on the last page.
          </p>
        </GuideSection>
        <GuideSection id="changes" title="Avoid lost updates">
          <p>
            Every answer has an <code>ETag</code>. Send it as <code>If-None-Match</code> and get 304 if
            nothing changed. Send it as <code>If-Match</code> with an update and get 412 if somebody was
            faster.
          </p>
        </GuideSection>
        <GuideSection id="limits" title="Limits">
          <p>
            Each key has its own limit. <code>RateLimit</code> says how many calls are left and when the
            window ends. Over the limit you get 429; wait as long as <code>Retry-After</code> says.
          </p>
        </GuideSection>
        <GuideSection id="versions" title="Versions">
          <p>
            Send <code>Hearthcast-Version</code> with the date your program was written for. A change that
            could break it gets a new date.
          </p>
        </GuideSection>
        <GuideSection id="client" title="TypeScript client">
          <p>
            A typed client without dependencies, generated from the same contract:{' '}
            <a href="/clients/hearthcast.js" className="text-ember-text underline">
              hearthcast.js
            </a>
            . For other languages, start from the{' '}
            <a href="/v1/openapi.json" className="text-ember-text underline">
              OpenAPI document
            </a>
            .
          </p>
          <CodeBlock
            label="TypeScript"
            code={`const hearthcast = createHearthcastClient({ key: HEARTHCAST_KEY, baseUrl: '${site.url}' });\n${create?.typescript ?? ''}`}
          />
        </GuideSection>
      </>
    ),
  });
}
