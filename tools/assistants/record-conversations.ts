import { openConversation } from './conversation.ts';

type Server = { origin: string; token: string; session: Record<string, string> };

/** One real talk per role: a scripted assistant, the real server, nothing made up between. */
export async function recordConversations(server: Server): Promise<string> {
  const agent = await talkAsAgent(server);
  const buyer = await talkAsBuyer(server);
  const intro =
    'Recorded by `npm run assistants`: a scripted assistant with the official client, and the real server with its demo data. What people say is part of the script; every answer of Hearthcast is as it came, long ones cut.';
  return `# Conversations of assistants\n\n${intro}\n\n## An agent\n\n${agent}\n\n## A buyer\n\n${buyer}\n`;
}

async function talkAsAgent({ origin, token }: Server): Promise<string> {
  const talk = await openConversation(`${origin}/mcp`, token);
  talk.say('Agent', 'What happened to my order for Heron Point Road?');
  const { orders } = (await talk.call('get_order', {})) as { orders: { id: string; listingId: string }[] };
  const [order] = orders;
  if (!order) throw new Error('The demo account has no order.');
  talk.say('Assistant', 'It’s ready. Shall I get the files?');
  talk.say('Agent', 'Yes, and lower the price to $2,350,000.');
  await talk.call('get_kit', { orderId: order.id });
  await talk.call('update_fact', { listingId: order.listingId, price: '$2,350,000' });
  talk.say(
    'Assistant',
    'The page shows the new price. The episode still says the old one until you record it again.',
  );
  talk.say('Agent', `Order one for ${origin}/samples/thistledown-lane, from my balance.`);
  const wish = { listingUrl: `${origin}/samples/thistledown-lane`, payment: 'balance' };
  await talk.call('order_episode', wish);
  talk.say(
    'Assistant',
    'Ordered. (The assistant lost the answer and repeats the call: it gets the same order.)',
  );
  await talk.call('order_episode', wish);
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
    '*(The agent turns on “Allow buyers’ assistants for this home” on its marketing screen.)*',
  );
  await openHome(origin, home.id, session);
  const { consent } = (await talk.call('get_listing', { listing })) as { consent: { wording: string } };
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
