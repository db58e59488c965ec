import { eventTexts, OVERLAP_HOURS, webhookEventTypes } from '#domain/webhooks/rules.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { CodeText } from './code-text.tsx';
import { developerPage } from './developer-page.tsx';
import { eventFields, sampleEvent } from './event-fields.ts';
import { GuideSection } from './guide-section.tsx';
import { GuideTable } from './guide-table.tsx';

const contents = [
  { id: 'add', title: 'Add a webhook' },
  { id: 'events', title: 'Events' },
  { id: 'body', title: 'What we send' },
  { id: 'verify', title: 'Check the signature' },
  { id: 'order', title: 'Delivery order and duplicates' },
  { id: 'retries', title: 'Retries' },
];

const verify = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(HEARTHCAST_WEBHOOK_SECRET);

app.post('/hearthcast', async (request, response) => {
  // Throws if the signature is wrong.
  const event = webhook.verify(request.rawBody, request.headers);
  const id = request.headers['webhook-id'];
  if (!(await wasHandled(id))) {
    await handle(event);
    // Only now: if handle throws, our retry is not a duplicate.
    await markHandled(id);
  }
  // Duplicates get a 2xx, too, or we’d retry them.
  response.status(204).end();
});`;

const link = 'text-ember-text underline';

/** How a server receives our webhooks. */
export async function webhooksPage({ site }: SiteContext): Promise<Page> {
  return developerPage(site, {
    path: '/developers/webhooks',
    title: 'Webhooks',
    description: 'How to receive Hearthcast webhooks: events, signatures, delivery order and retries.',
    intro: <p>We call your server when something happens, so you don’t have to poll.</p>,
    contents,
    children: (
      <>
        <GuideSection id="add" title="Add a webhook">
          <p>
            In{' '}
            <a href="/settings#connections" className={link}>
              Settings
            </a>
            , add your URL, choose events, and copy the signing secret. You see the secret only once. A team
            adds its webhooks on the team’s page. “Send a test” sends a sample event.
          </p>
        </GuideSection>
        <GuideSection id="events" title="Events">
          <GuideTable
            headings={['Event', 'When', 'Fields in data']}
            rows={webhookEventTypes.map((type) => ({
              id: type.replace(/\W/g, '-'),
              cells: [
                <code key="type" className="font-semibold">
                  {type}
                </code>,
                eventTexts[type],
                <CodeText key="fields" text={eventFields[type]} />,
              ],
            }))}
          />
          <p>
            There’s no event for <code>payment_failed</code> or <code>canceled</code>;{' '}
            <a href="/developers/reference#getOrder" className={link}>
              get the order
            </a>{' '}
            to see those.
          </p>
        </GuideSection>
        <GuideSection id="body" title="What we send">
          <p>
            The body is JSON with <code>type</code>, <code>timestamp</code> and <code>data</code>. Every{' '}
            <code>data</code> has the <code>orderId</code>: each order is for one home.
          </p>
          <CodeBlock label="Body" code={JSON.stringify(sampleEvent, null, 2)} />
        </GuideSection>
        <GuideSection id="verify" title="Check the signature">
          <p>
            We sign each request using the{' '}
            <a href="https://www.standardwebhooks.com" rel="noreferrer" className={link}>
              Standard Webhooks
            </a>{' '}
            spec, with the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and{' '}
            <code>webhook-signature</code>. After you rotate the secret, we sign with both the old and the new
            one for {OVERLAP_HOURS} hours.
          </p>
          <CodeBlock label="JavaScript" code={verify} />
        </GuideSection>
        <GuideSection id="order" title="Delivery order and duplicates">
          <p>
            Events about one home arrive in the order they happened. An event can arrive twice; its{' '}
            <code>webhook-id</code> stays the same.
          </p>
        </GuideSection>
        <GuideSection id="retries" title="Retries">
          <p>
            Return a 2xx status within 15 seconds. We retry anything else up to 16 times over three days. If
            every delivery fails in that time, or your server returns 410, we turn the webhook off and email
            you. We keep its events for 30 days and send them when you turn it on again.
          </p>
        </GuideSection>
      </>
    ),
  });
}
