import { REQUESTS_PER_MINUTE, scopeTexts } from '#domain/api-keys/rules.ts';
import type { OrderStatus } from '#domain/podcasts/api-orders/rules.ts';
import { formatCents, PRICE_CENTS } from '#domain/podcasts/rules.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { CodeText } from './code-text.tsx';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';
import { GuideTable } from './guide-table.tsx';
import { NameList } from './name-list.tsx';

const contents = [
  { id: 'key', title: 'Get a key' },
  { id: 'order', title: 'Order an episode' },
  { id: 'track', title: 'Track your order' },
  { id: 'pagination', title: 'Pagination' },
  { id: 'changes', title: 'Avoid lost updates' },
  { id: 'limits', title: 'Rate limits' },
  { id: 'versions', title: 'Versions' },
  { id: 'client', title: 'JavaScript client' },
];

const statuses: Record<OrderStatus, [meaning: string, action: string]> = {
  awaiting_payment: ['The payment link isn’t paid yet.', 'Pay at `payment.url` before it expires.'],
  payment_failed: ['The payment didn’t go through.', 'Order again with a new `Idempotency-Key`.'],
  in_production: ['We’re making the episode.', 'Wait.'],
  needs_review: ['Our team is checking the episode before it goes live.', 'Wait.'],
  needs_answers: [
    'We need a fact that only you know.',
    'Answer in My Account; we email you the questions, too. An AI assistant can answer with its `answer_question` tool; there’s no API endpoint for it.',
  ],
  ready: [
    'The episode, page and kit are done. Stays ready while we re-record.',
    'Collect them with getOrder and getKit.',
  ],
  canceled: ['The order was canceled and refunded.', 'Nothing to do.'],
};

const link = 'text-ember-text underline';

/** How a program makes its first calls. */
export async function developersStartPage({ site, apiReference }: SiteContext): Promise<Page> {
  const { operations, version } = apiReference;
  const create = operations.find(({ id }) => id === 'createOrder');
  const order = `curl -X POST "${site.url}/v1/orders" \\
  -H "Authorization: Bearer $HEARTHCAST_KEY" \\
  -H "Idempotency-Key: my-order-1" \\
  -H "Content-Type: application/json" \\
  -d '{ "listingUrl": "https://www.example.com/homes/48-alder-lane" }'`;
  const client = `import { createHearthcastClient } from './hearthcast.js';

const hearthcast = createHearthcastClient({
  key: 'your API key',
  baseUrl: '${site.url}',
});
const order = await hearthcast.createOrder(
  { listingUrl: 'https://www.example.com/homes/48-alder-lane' },
  { idempotencyKey: 'my-order-1' },
);`;
  return developerPage(site, {
    path: '/developers',
    title: 'Order from your own tools',
    description: 'The Hearthcast API: order listing podcasts, track them and collect the results.',
    intro: (
      <p>
        Use the {site.name} API to order episodes by the hundred, track them, and collect the page, the kit
        and the leads.
      </p>
    ),
    contents,
    children: (
      <>
        <GuideSection id="key" title="Get a key">
          <p>
            Create a key in{' '}
            <a href="/settings#connections" className={link}>
              Settings
            </a>{' '}
            and choose its permissions (scopes). Send it with every request as a Bearer token. A personal key
            can access only your account; a team key, only the team’s. Keep it on your server, never in a web
            page.
          </p>
          <NameList
            items={Object.entries(scopeTexts).map(([name, { explanation }]) => ({
              name,
              text: explanation,
            }))}
          />
        </GuideSection>
        <GuideSection id="order" title="Order an episode">
          <p>
            Send the link to the listing. This is a real order: it costs {formatCents(PRICE_CENTS)}, charged
            to your{' '}
            <a href="/settings#balance" className={link}>
              prepaid balance
            </a>{' '}
            (or the team’s, with a team key). There’s no test mode, but you can cancel until the episode is
            delivered and get your money back.
          </p>
          <CodeBlock label="curl" code={order} />
          <p>
            With <code>"payment": "link"</code>, you get a payment link instead. With{' '}
            <code>"payment": "invoice"</code>, the order is added to your team’s monthly invoice. No page to
            read? Send the facts:
          </p>
          <CodeBlock label="With a fact sheet" code={create?.curl ?? ''} />
          <p>You get the order back:</p>
          <CodeBlock label="Response" code={create?.sample ?? ''} />
          <p>
            The <code>Idempotency-Key</code> identifies your order. If a request fails, retry it with the same{' '}
            <code>Idempotency-Key</code>: you’ll get the same order and be charged only once. We remember each{' '}
            <code>Idempotency-Key</code> for 90 days.
          </p>
        </GuideSection>
        <GuideSection id="track" title="Track your order">
          <p>
            Check its status with{' '}
            <a href="/developers/reference#getOrder" className={link}>
              getOrder
            </a>
            , or get notified with{' '}
            <a href="/developers/webhooks" className={link}>
              webhooks
            </a>
            .
          </p>
          <GuideTable
            headings={['Status', 'What it means', 'What to do']}
            rows={Object.entries(statuses).map(([status, [meaning, action]]) => ({
              id: status,
              cells: [
                <code key="status" className="font-semibold">
                  {status}
                </code>,
                meaning,
                <CodeText key="action" text={action} />,
              ],
            }))}
          />
        </GuideSection>
        <GuideSection id="pagination" title="Pagination">
          <p>
            Lists are paginated, newest first. Pass <code>nextCursor</code> as <code>cursor</code> to get the
            next page; it’s null on the last page.
          </p>
        </GuideSection>
        <GuideSection id="changes" title="Avoid lost updates">
          <p>
            Every response has an <code>ETag</code>. Send it as <code>If-None-Match</code> and get 304 if
            nothing changed. Send it as <code>If-Match</code> with an update and get 412 if someone else
            changed it first.
          </p>
        </GuideSection>
        <GuideSection id="limits" title="Rate limits">
          <p>
            Each key can make {REQUESTS_PER_MINUTE} requests a minute. <code>RateLimit</code> says how many
            are left and when the window resets. Over the limit you get 429; wait the number of seconds in{' '}
            <code>Retry-After</code>.
          </p>
        </GuideSection>
        <GuideSection id="versions" title="Versions">
          <p>
            Send <code>Hearthcast-Version: {version}</code> to pin your integration to the current version.
            Breaking changes get a new date. Without the header, you get the latest version.
          </p>
        </GuideSection>
        <GuideSection id="client" title="JavaScript client">
          <p>
            <a href="/clients/hearthcast.js" className={link}>
              hearthcast.js
            </a>{' '}
            is one file with no dependencies, generated from the same source as our{' '}
            <a href="/v1/openapi.json" className={link}>
              OpenAPI document
            </a>
            . It retries failed requests for you. For types, or for another language, start from that
            document.
          </p>
          <CodeBlock label="JavaScript" code={client} />
        </GuideSection>
      </>
    ),
  });
}
