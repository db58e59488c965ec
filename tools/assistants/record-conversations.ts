import { openConversation } from './conversation.ts';

const QUESTION = 'Does the home have a backup generator?';
const NEIGHBORS = 'Who are the neighbors? Are there many families with children?';

type Order = { id: string; listingId: string; openQuestions: { id: string }[] };
type Server = { origin: string; token: string; session: Record<string, string> };

/** One real conversation per role: a scripted assistant, the real server, nothing made up. */
export async function recordConversations(server: Server): Promise<string> {
  await askFromPage(server);
  const agent = await talkAsAgent(server);
  const buyer = await talkAsBuyer(server);
  const intro =
    "Recorded by `npm run assistants`: a scripted assistant, using the official client, talks to the real server with demo data. What people say is part of the script; Hearthcast's answers are verbatim, except that long ones are truncated. `/developers/assistants` says how to connect one.";
  return `# Sample assistant conversations\n\n${intro}\n\n## An agent\n\n${agent}\n\n## A buyer\n\n${buyer}\n`;
}

async function talkAsAgent({ origin, token }: Server): Promise<string> {
  const talk = await openConversation(`${origin}/mcp`, token);
  talk.say('Agent', 'What happened to my order for Heron Point Road?');
  const { orders } = (await talk.call('get_order', {})) as { orders: Order[] };
  const [order] = orders;
  if (!order) throw new Error('The demo account has no order.');
  talk.say('Assistant', `It’s ready. A buyer asked on its page: “${QUESTION}”`);
  talk.say('Agent', 'Yes, a whole-house generator, installed in 2021.');
  const answers = order.openQuestions.map(({ id }) => ({
    questionId: id,
    answer: 'Yes, it has a whole-house generator, installed in 2021.',
  }));
  await talk.call('answer_question', { orderId: order.id, answers });
  talk.say('Assistant', 'The buyer gets your answer by email. Shall I get the files of the order?');
  talk.say('Agent', 'Yes, and set the price to $2,350,000.');
  await talk.call('get_kit', { orderId: order.id });
  await talk.call('update_fact', { listingId: order.listingId, price: '$2,350,000' });
  talk.say(
    'Assistant',
    'The page shows the new price. The episode still says the old one until you record it again.',
  );
  talk.say('Agent', 'Order one for 48 Alder Lane in Larkmere: three beds, $489,000. Use my balance.');
  const factSheet = { street: '48 Alder Lane', city: 'Larkmere', state: 'VT', price: 489_000, beds: 3 };
  const ordered = await talk.call('order_episode', { factSheet, payment: 'balance' });
  talk.say('Assistant', 'Ordered. *(It lost the answer and repeats the call: it gets the same order.)*');
  const repeated = await talk.call('order_episode', { factSheet, payment: 'balance' });
  if (!ordered.id || ordered.id !== repeated.id) throw new Error('The order was not made once.');
  talk.say('Agent', 'And what about the order of my colleague, 00000000-0000-4000-8000-000000000000?');
  await talk.call('get_order', { orderId: '00000000-0000-4000-8000-000000000000' });
  return talk.end();
}

async function talkAsBuyer({ origin, token, session }: Server): Promise<string> {
  const orders = await openConversation(`${origin}/mcp`, token);
  const found = (await orders.call('get_order', {})) as { orders: { id: string; pageUrl: string | null }[] };
  await orders.end();
  const home = found.orders.find(({ pageUrl }) => pageUrl !== null);
  if (!home?.pageUrl) throw new Error('The demo account has no published home.');
  const talk = await openConversation(`${origin}/mcp/homes`);
  const listing = home.pageUrl;
  talk.say('Buyer', `Tell me about ${listing}`);
  await talk.call('get_listing', { listing });
  talk.say(
    'Hearthcast',
    '*(The agent turns on “AI assistants may answer questions about this home” on its marketing screen.)*',
  );
  await openHome(origin, home.id, session);
  const { consent } = (await talk.call('get_listing', { listing })) as { consent: { wording: string } };
  talk.say('Buyer', 'How many bedrooms does it have?');
  const first = await talk.call('ask_listing', { listing, question: 'How many bedrooms does it have?' });
  const { conversationId } = first as { conversationId: string };
  for (const question of [QUESTION, NEIGHBORS, 'Does it have a helicopter pad?']) {
    talk.say('Buyer', question);
    await talk.call('ask_listing', { listing, question, conversationId });
  }
  talk.say('Assistant', 'The listing doesn’t say. I can send a message to the agent.');
  talk.say(
    'Buyer',
    'Tell the agent that I’d like to see it on Saturday. I’m Bo Larsen, bo@example.com, 555 010 0123.',
  );
  const lead = {
    listing,
    name: 'Bo Larsen',
    email: 'bo@example.com',
    phone: '555 010 0123',
    message: 'I’d like to see it on Saturday.',
  };
  await talk.call('send_lead', { ...lead, agreedTo: 'The buyer asked me to write.' });
  talk.say('Assistant', `Before I send it: “${consent.wording}” Do you agree?`);
  talk.say('Buyer', 'Yes.');
  await talk.call('send_lead', { ...lead, agreedTo: consent.wording });
  return talk.end();
}

async function openHome(origin: string, podcastId: string, session: Record<string, string>): Promise<void> {
  const answer = await fetch(`${origin}/api/podcasts/${podcastId}/assistants`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...session },
    body: JSON.stringify({ isOpen: true }),
  });
  if (!answer.ok) throw new Error(`The home could not be opened: ${answer.status}`);
}

/** A visitor to the page sends a question that only the agent can answer. */
async function askFromPage({ origin, session }: Server): Promise<void> {
  const answer = await fetch(`${origin}/api/podcasts`, { headers: session });
  const { podcasts } = (await answer.json()) as { podcasts: { listingPageUrl: string | null }[] };
  const slug = podcasts
    .find(({ listingPageUrl }) => listingPageUrl)
    ?.listingPageUrl?.split('/')
    .at(-1);
  const sent = await fetch(`${origin}/functions/v1/ask-agent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug, question: QUESTION, name: 'Ira Moss', email: 'ira@example.com' }),
  });
  if (!sent.ok) throw new Error(`The question could not be sent: ${await sent.text()}`);
}
