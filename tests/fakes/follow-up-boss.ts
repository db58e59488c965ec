import { startVendor, type VendorRequest } from './start-vendor.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
type Event = { personId: number } & Record<string, any>;

export const FUB_KEY = 'fka_0123456789';

/** Follow Up Boss on loopback: one person per address, every event kept, and no deduplication. */
export async function startFakeFollowUpBoss() {
  const people = new Map<string, number>();
  const events: Event[] = [];
  const state = { isFlowArchived: false, seesPeople: true };

  function serve({ method, url, headers, body }: VendorRequest) {
    const key = Buffer.from(String(headers.authorization).replace('Basic ', ''), 'base64').toString();
    if (key !== `${FUB_KEY}:`) return { status: 401, body: { errorMessage: 'Invalid API key' } };
    if (method === 'GET' && url.pathname === '/v1/people') {
      const id = people.get(url.searchParams.get('email') ?? '');
      return { status: 200, body: { people: id && state.seesPeople ? [{ id }] : [] } };
    }
    if (method === 'GET' && url.pathname === '/v1/events') {
      const personId = Number(url.searchParams.get('personId'));
      return { status: 200, body: { events: events.filter((event) => event.personId === personId) } };
    }
    if (url.pathname !== '/v1/events') return { status: 404, body: {} };
    if (state.isFlowArchived) return { status: 204 };
    const event = JSON.parse(body);
    const email = event.person?.emails?.[0]?.value;
    if (!email) return { status: 400, body: { errorMessage: 'Email or phone number is required' } };
    const isNew = !people.has(email);
    const personId = people.get(email) ?? people.size + 1;
    people.set(email, personId);
    events.push({ ...event, personId });
    return { status: isNew ? 201 : 200, body: { id: personId, ...event.person } };
  }
  return { ...(await startVendor(serve)), people, events, state };
}
