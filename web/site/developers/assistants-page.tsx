import { AGENT_PATH, BUYER_PATH, leadConsent, REQUESTS_PER_MINUTE } from '#domain/assistants/rules.ts';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { CodeBlock } from './code-block.tsx';
import { developerPage } from './developer-page.tsx';
import { GuideSection } from './guide-section.tsx';
import { NameList } from './name-list.tsx';

const contents = [
  { id: 'connect', title: 'Connect yours' },
  { id: 'agents', title: 'What it can do' },
  { id: 'buyers', title: 'Buyers’ assistants' },
  { id: 'protocol', title: 'For assistant developers' },
];

const agentTools = [
  {
    name: 'order_episode',
    text: 'Orders an episode from a listing link or a fact sheet, paid from your balance or with a payment link.',
  },
  { name: 'get_order', text: 'Finds your orders, their status, their links and our questions.' },
  { name: 'get_kit', text: 'Lists the files of a finished order, with one link to download everything.' },
  { name: 'answer_question', text: 'Answers our questions about a home so we can finish its episode.' },
  { name: 'update_fact', text: 'Changes the price, rooms, size or agent of a listing.' },
];

const buyerTools = [
  { name: 'get_listing', text: 'Reads a listing page.' },
  { name: 'ask_listing', text: 'Answers a question about the home from its known facts.' },
  { name: 'send_lead', text: 'Sends the buyer’s message to the agent, once the buyer has agreed.' },
];

const link = 'text-ember-text underline';

/** How assistants work with us. */
export async function assistantsPage({ site }: SiteContext): Promise<Page> {
  return developerPage(site, {
    path: '/developers/assistants',
    title: 'AI assistants',
    description:
      'Connect an AI assistant to Hearthcast over MCP: order episodes, track them, answer questions.',
    intro: <p>Tell your AI assistant what you need. It orders, follows up and collects the kit for you.</p>,
    contents,
    children: (
      <>
        <GuideSection id="connect" title="Connect yours">
          <p>
            In your assistant’s settings, look for “Connectors” or “MCP servers,” add a custom one, and paste
            this URL. We’ll open a page that shows what the assistant is asking for, and you choose whether to
            allow it. To disconnect it, go to{' '}
            <a href="/settings#connections" className={link}>
              Settings
            </a>
            .
          </p>
          <CodeBlock label="MCP server URL (your account)" code={site.url + AGENT_PATH} />
          <p>
            Then try: “Which of my {site.name} orders are ready?” or “Order an episode for this listing,”
            followed by a link.
          </p>
        </GuideSection>
        <GuideSection id="agents" title="What it can do">
          <NameList items={agentTools} />
          <p>
            Permissions are the same as for{' '}
            <a href="/developers#key" className={link}>
              API keys
            </a>
            . An assistant can make {REQUESTS_PER_MINUTE} requests a minute, and asking twice for the same
            home places only one order.
          </p>
        </GuideSection>
        <GuideSection id="buyers" title="Buyers’ assistants">
          <p>
            Buyers’ assistants don’t need an account. They can read a home’s listing only if its agent turns
            this on in that home’s marketing screen. It’s off by default.
          </p>
          <CodeBlock label="MCP server URL (buyers)" code={site.url + BUYER_PATH} />
          <NameList items={buyerTools} />
          <p>
            Before a message is sent, the buyer must agree to this sentence: “{leadConsent.wording}” We store
            the wording, the time and the page version with the lead.
          </p>
        </GuideSection>
        <GuideSection id="protocol" title="For assistant developers">
          <p>
            Both servers speak MCP over streamable HTTP, revision 2026-07-28 and the 2025 revisions. Sign-in
            is OAuth 2.1 with PKCE (S256) and resource indicators; start from the{' '}
            <a href="/.well-known/oauth-protected-resource/mcp" className={link}>
              protected resource metadata
            </a>
            . Use a client ID metadata document, or register at <code>/oauth/register</code>. Access tokens
            expire after an hour; refresh tokens are single-use.
          </p>
        </GuideSection>
      </>
    ),
  });
}
