import { AGENT_PATH, BUYER_PATH, leadConsent } from '#domain/assistants/rules.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';

const contents = [
  { id: 'connect', title: 'Connect yours' },
  { id: 'agents', title: 'What it can do' },
  { id: 'buyers', title: 'Buyers’ assistants' },
  { id: 'protocol', title: 'For makers of assistants' },
];

const agentTools = [
  [
    'order_episode',
    'Orders an episode by a listing link or a fact sheet, from your balance or with a payment link.',
  ],
  ['get_order', 'Finds your orders, their status, their links and our questions.'],
  ['get_kit', 'Lists the files of a finished order, with one link to download everything.'],
  ['answer_question', 'Answers questions about a home.'],
  ['update_fact', 'Changes the price, rooms, size or agent of a listing.'],
] as const;

const buyerTools = [
  ['get_listing', 'Reads a listing page.'],
  ['ask_listing', 'Answers a question about the home from its known facts.'],
  ['send_lead', 'Sends the buyer’s message to the agent, once the buyer agreed.'],
] as const;

/** How assistants work with us. */
export async function assistantsPage({ site }: SiteContext): Promise<Page> {
  return developerPage(site, {
    path: '/developers/assistants',
    title: 'Assistants',
    description:
      'Connect an AI assistant to Hearthcast over MCP: order episodes, follow them, answer questions.',
    intro: <p>Tell your AI assistant what you need. It orders, follows up and collects the kit for you.</p>,
    contents,
    children: (
      <>
        <GuideSection id="connect" title="Connect yours">
          <p>
            Add this address to your assistant as an MCP server (some call it a connector). A page of ours
            opens, says what the assistant asks for, and lets you decide. To disconnect it, go to{' '}
            <a href="/settings" className="text-ember-text underline">
              Settings
            </a>
            .
          </p>
          <CodeBlock label="Address for agents" code={site.url + AGENT_PATH} />
        </GuideSection>
        <GuideSection id="agents" title="What it can do">
          <Tools tools={agentTools} />
          <p>
            Permissions are the same as for API keys. An assistant may make 120 requests a minute, and asking
            twice for the same home orders once.
          </p>
        </GuideSection>
        <GuideSection id="buyers" title="Buyers’ assistants">
          <p>
            Assistants of buyers need no account. They can read a home only if its agent allows it on the
            marketing screen of that home; it is off until then.
          </p>
          <CodeBlock label="Address for buyers" code={site.url + BUYER_PATH} />
          <Tools tools={buyerTools} />
          <p>
            Before a message is sent, the buyer must agree to this sentence: “{leadConsent.wording}” We keep
            the sentence, the time and the version of the page with the lead.
          </p>
        </GuideSection>
        <GuideSection id="protocol" title="For makers of assistants">
          <p>
            Both addresses speak MCP over streamable HTTP, revision 2026-07-28 and the ones of 2025. Sign-in
            is OAuth 2.1 with PKCE (S256) and resource indicators; start from{' '}
            <a href="/.well-known/oauth-protected-resource/mcp" className="text-ember-text underline">
              the metadata of the resource
            </a>
            . Use a client ID metadata document, or register at <code>/oauth/register</code>. Access tokens
            work for an hour; a refresh token works once.
          </p>
        </GuideSection>
      </>
    ),
  });
}

function Tools({ tools }: { tools: readonly (readonly [name: string, does: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
      {tools.map(([name, does]) => (
        <div key={name} className="contents">
          <dt>
            <code className="font-semibold">{name}</code>
          </dt>
          <dd className="text-ink-soft">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
