import { eventTexts, webhookEventTypes } from '#domain/webhooks/rules.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';

const contents = [
  { id: 'events', title: 'Events' },
  { id: 'verify', title: 'Check the signature' },
  { id: 'order', title: 'Order and repeats' },
  { id: 'retries', title: 'When your server fails' },
];

const verify = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(HEARTHCAST_WEBHOOK_SECRET);
const event = webhook.verify(rawBody, request.headers);
if (await isKnown(request.headers['webhook-id'])) return; // we may send an event twice`;

/** How a server receives our webhooks. */
export async function webhooksPage({ site }: SiteContext): Promise<Page> {
  return developerPage(site, {
    path: '/developers/webhooks',
    title: 'Webhooks',
    description: 'How to receive Hearthcast webhooks: events, signatures, order and retries.',
    intro: <p>We call your server when something happens, so you don’t have to ask.</p>,
    contents,
    children: (
      <>
        <GuideSection id="events" title="Events">
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
            {webhookEventTypes.map((type) => (
              <div key={type} className="contents">
                <dt>
                  <code className="font-semibold">{type}</code>
                </dt>
                <dd className="text-ink-soft">{eventTexts[type]}</dd>
              </div>
            ))}
          </dl>
          <p>
            The body is JSON: <code>type</code>, <code>timestamp</code> and <code>data</code>, which always
            has the <code>orderId</code>.
          </p>
        </GuideSection>
        <GuideSection id="verify" title="Check the signature">
          <p>
            We sign by the Standard Webhooks rules: <code>webhook-id</code>, <code>webhook-timestamp</code>{' '}
            and <code>webhook-signature</code>. After you make a new secret, we sign with both for 24 hours.
          </p>
          <CodeBlock label="TypeScript" code={verify} />
        </GuideSection>
        <GuideSection id="order" title="Order and repeats">
          <p>
            Events about one home arrive in the order they happened. An event can arrive twice; its{' '}
            <code>webhook-id</code> stays the same.
          </p>
        </GuideSection>
        <GuideSection id="retries" title="When your server fails">
          <p>
            Answer with a 2xx status within 15 seconds. Anything else we try again, 16 times over three days.
            If your server takes nothing in that time, or answers 410, we turn the webhook off and email you.
            We keep its events for 30 days and send them when you turn it on again.
          </p>
        </GuideSection>
      </>
    ),
  });
}
