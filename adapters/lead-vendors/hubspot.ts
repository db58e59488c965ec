import { callVendor, quote, readJson, readTrouble, type VendorReply } from './call-vendor.ts';
import type { LeadVendor, VendorAnswer, VendorCall, VendorLead } from './contract.ts';
import { leadLines } from './lead-lines.ts';

type Options = { apiUrl?: string; timeoutMs?: number };
type Json = Record<string, unknown>;
/** The result of a step, or why the lead can't continue. */
type Step<Value> = { value: Value } | { answer: VendorAnswer };

const NAME = 'HubSpot';
/** HubSpot's own number for "this note belongs to this contact". */
const NOTE_TO_CONTACT = 202;
/** As many as one call can read. */
const MAX_NOTES = 100;

/**
 * One contact per address (an upsert) and one note per lead. A repeat first reads the contact's notes, because
 * HubSpot's search finds a new note only a few seconds later.
 */
export function createHubSpotVendor(options: Options = {}): LeadVendor {
  const { apiUrl = 'https://api.hubapi.com', timeoutMs = 10_000 } = options;

  async function call(path: string, secret: string, body?: object): Promise<Step<Json>> {
    const reply = await callVendor(`${apiUrl}/crm/v3/objects/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${secret}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs,
    });
    return readReply(reply);
  }

  async function saveContact(given: VendorCall): Promise<Step<string>> {
    const { email } = given.lead;
    const inputs = [{ idProperty: 'email', id: email, properties: toProperties(given) }];
    const saved = await call('contacts/batch/upsert', given.secret, { inputs });
    if ('answer' in saved) return saved;
    const { results, errors } = saved.value as {
      results?: { id?: string }[];
      errors?: { message?: string }[];
    };
    const id = results?.[0]?.id;
    if (id) return { value: id };
    const says = `${NAME} refused the contact.${quote(errors?.[0]?.message)}`;
    return { answer: { kind: 'refused', says } };
  }

  async function hasNote({ lead, secret }: VendorCall, contactId: string): Promise<Step<boolean>> {
    const contact = await call(`contacts/${encodeURIComponent(contactId)}?associations=notes`, secret);
    if ('answer' in contact) return contact;
    const { associations } = contact.value as { associations?: { notes?: { results?: { id: string }[] } } };
    const ids = (associations?.notes?.results ?? []).map(({ id }) => ({ id }));
    for (let from = 0; from < ids.length; from += MAX_NOTES) {
      const inputs = ids.slice(from, from + MAX_NOTES);
      const notes = await call('notes/batch/read', secret, { properties: ['hs_note_body'], inputs });
      if ('answer' in notes) return notes;
      if (JSON.stringify(notes.value).includes(lead.reference)) return { value: true };
    }
    return { value: false };
  }

  return {
    preview: (given) => [
      { title: 'Contact', fields: toFields(toProperties(given)) },
      {
        title: 'Note on the contact',
        fields: [{ name: 'hs_note_body', value: toNote(given.lead).join('\n') }],
      },
    ],
    async send(given, { isRepeat }) {
      const { lead, secret } = given;
      const contact = await saveContact(given);
      if ('answer' in contact) return contact.answer;
      if (isRepeat) {
        const note = await hasNote(given, contact.value);
        if ('answer' in note) return note.answer;
        if (note.value) return { kind: 'taken', says: `${NAME} has this lead.` };
      }
      const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: NOTE_TO_CONTACT }];
      const noted = await call('notes', secret, {
        properties: {
          hs_timestamp: lead.submittedAt,
          hs_note_body: toNote(lead).map(escapeHtml).join('<br>'),
        },
        associations: [{ to: { id: contact.value }, types }],
      });
      if ('answer' in noted) return noted.answer;
      return { kind: 'taken', says: `${NAME} saved the contact and a note.` };
    },
  };
}

function readReply(reply: VendorReply): Step<Json> {
  const wrong = readTrouble(NAME, reply, { canRepeat: true });
  if (wrong) return { answer: wrong };
  if (reply.kind === 'silent') return { answer: { kind: 'busy', says: `${NAME} didn’t answer.` } };
  const body = readJson(reply.text);
  const reason = quote(body?.message);
  // Somebody else saved the same contact at the same moment.
  if (reply.status === 409)
    return { answer: { kind: 'busy', says: `${NAME} is saving this contact already.` } };
  if (reply.status === 401)
    return {
      answer: {
        kind: 'refused',
        says: `${NAME} doesn’t accept this token. Create a private app and copy its token.`,
      },
    };
  if (reply.status === 403) {
    const says = `This private app may not save contacts or notes in ${NAME}. Give it read and write access to contacts.${reason}`;
    return { answer: { kind: 'refused', says } };
  }
  if (reply.status >= 300)
    return { answer: { kind: 'refused', says: `${NAME} refused the lead (${reply.status}).${reason}` } };
  if (!body)
    return {
      answer: { kind: 'unsure', says: `${NAME} gave an answer that we can’t read.`, canRepeat: true },
    };
  if (body.status === 'error')
    return { answer: { kind: 'refused', says: `${NAME} refused the lead.${reason}` } };
  return { value: body };
}

/** Empty values are left out, because they would erase what the CRM knows. */
function toProperties({ lead, extra }: Omit<VendorCall, 'secret'>): Record<string, string> {
  const { email, firstName: firstname, lastName: lastname, phone } = lead;
  return Object.fromEntries(
    Object.entries({ ...extra, email, firstname, lastname, phone }).filter(([, value]) => value !== ''),
  );
}

function toNote(lead: VendorLead): string[] {
  return [...lead.message.split('\n'), ...leadLines(lead)];
}

function toFields(values: Record<string, string>) {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
