import { callVendor, quote, readJson, readTrouble } from './call-vendor.ts';
import type { LeadVendor, PreviewPart, VendorAnswer, VendorCall } from './contract.ts';
import { leadLines } from './lead-lines.ts';

type Options = {
  /** The domain that agents see as the source of the lead. */
  source: string;
  /** From registering our system with Follow Up Boss. */
  systemKey?: string | undefined;
  apiUrl?: string;
  timeoutMs?: number;
};

const NAME = 'Follow Up Boss';
const SYSTEM = 'Hearthcast';
/** The kinds of events that start an agent's automations. */
const DEFAULT_TYPE = 'Property Inquiry';

/**
 * Sends each lead as an event. Follow Up Boss merges people by address, but accepts an event twice, so a repeat first
 * searches the person's events for our reference.
 */
export function createFollowUpBoss(options: Options): LeadVendor {
  const { apiUrl = 'https://api.followupboss.com', timeoutMs = 10_000 } = options;

  function call(method: 'GET' | 'POST', path: string, secret: string, body?: object) {
    return callVendor(`${apiUrl}/v1/${path}`, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}`,
        'X-System': SYSTEM,
        ...(options.systemKey ? { 'X-System-Key': options.systemKey } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs,
    });
  }

  /** `hidden`: the key can't see the person, so we can't tell. */
  async function findEvent({
    lead,
    secret,
  }: VendorCall): Promise<VendorAnswer | 'there' | 'absent' | 'hidden'> {
    const search = new URLSearchParams({ email: lead.email, fields: 'id', limit: '3' });
    const people = await call('GET', `people?${search}`, secret);
    const wrong = readTrouble(NAME, people, { canRepeat: true }) ?? readRefusal(people);
    if (wrong) return wrong;
    const ids = idsIn(readJson(people.kind === 'answered' ? people.text : '')?.people);
    for (const personId of ids) {
      const events = await call('GET', `events?${new URLSearchParams({ personId, limit: '100' })}`, secret);
      const failed = readTrouble(NAME, events, { canRepeat: true }) ?? readRefusal(events);
      if (failed) return failed;
      if (events.kind === 'answered' && events.text.includes(lead.reference)) return 'there';
    }
    return ids.length > 0 ? 'absent' : 'hidden';
  }

  function readRefusal(reply: Awaited<ReturnType<typeof call>>): VendorAnswer | undefined {
    if (reply.kind === 'silent' || (reply.status >= 200 && reply.status < 300)) return undefined;
    if (reply.status === 401)
      return {
        kind: 'refused',
        says: `${NAME} doesn’t accept this API key. Copy it again from Admin → API.`,
      };
    const reason = quote(readJson(reply.text)?.errorMessage);
    if (reply.status === 403)
      return { kind: 'refused', says: `This API key may not do that in ${NAME}.${reason}` };
    return { kind: 'refused', says: `${NAME} refused the lead (${reply.status}).${reason}` };
  }

  return {
    preview: (given) => previewEvent(toEvent(given, options.source)),
    async send(given, { isRepeat, mayHaveArrived }) {
      if (isRepeat) {
        const found = await findEvent(given);
        if (found === 'there') return { kind: 'taken', says: `${NAME} has this lead.` };
        if (found === 'hidden' && mayHaveArrived) {
          const says = `${NAME} never confirmed this lead, and this API key can’t look it up.`;
          return { kind: 'unsure', says, canRepeat: false };
        }
        if (typeof found !== 'string') return found;
      }
      const reply = await call('POST', 'events', given.secret, toEvent(given, options.source));
      const wrong = readTrouble(NAME, reply, { canRepeat: true }) ?? readRefusal(reply);
      if (wrong) return wrong;
      if (reply.kind === 'silent') return { kind: 'unsure', says: `${NAME} didn’t answer.`, canRepeat: true };
      if (reply.status === 204) {
        const says = `${NAME} ignored the lead: its lead flow for “${options.source}” is archived. Turn it on under Admin → Lead Flow.`;
        return { kind: 'refused', says };
      }
      const person = readJson(reply.text);
      if (person?.errorMessage)
        return { kind: 'refused', says: `${NAME} refused the lead.${quote(person.errorMessage)}` };
      if (person?.id === undefined)
        return { kind: 'unsure', says: `${NAME} gave an answer that we can’t read.`, canRepeat: true };
      return { kind: 'taken', says: `${NAME} ${reply.status === 201 ? 'added' : 'updated'} the contact.` };
    },
  };
}

function toEvent({ lead, extra, settings }: Omit<VendorCall, 'secret'>, source: string) {
  const { home } = lead;
  const filled = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const { street, city, state, zip: code, mlsNumber, pageUrl: url } = home;
  const price = Number(home.price.replace(/[^\d.]/g, ''));
  return {
    source,
    system: SYSTEM,
    type: settings.eventType || DEFAULT_TYPE,
    message: lead.message,
    description: leadLines(lead).join('\n'),
    occurredAt: lead.submittedAt,
    person: {
      ...extra,
      ...filled({ firstName: lead.firstName, lastName: lead.lastName }),
      emails: [{ value: lead.email }],
      ...(lead.phone ? { phones: [{ value: lead.phone }] } : {}),
    },
    property: {
      ...filled({ street, city, state, code, mlsNumber, url }),
      ...(price > 0 ? { price } : {}),
    },
  };
}

function previewEvent({ person, property, ...event }: ReturnType<typeof toEvent>): PreviewPart[] {
  const fields = (values: object) =>
    Object.entries(values).map(([name, value]) => ({
      name,
      value: Array.isArray(value) ? value.map((one) => one.value).join(', ') : String(value),
    }));
  return [
    { title: 'Person', fields: fields(person) },
    { title: 'Property', fields: fields(property) },
    { title: 'Event', fields: fields(event) },
  ];
}

function idsIn(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: { id?: unknown } | null) => (row?.id === undefined ? [] : [String(row.id)]));
}
