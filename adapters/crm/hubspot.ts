import { createHash } from 'node:crypto';
import { LeadRefused } from '../lead-webhook/contract.ts';
import { Unavailable } from '../unavailable.ts';
import type { Crm, CrmLead } from './contract.ts';

type Options = { accessToken: string; apiUrl?: string; timeoutMs?: number };

const SERVICE = 'hubspot';
/** HubSpot's own number for "this note belongs to this contact". */
const NOTE_TO_CONTACT = 202;

/** One contact per address and one note per lead; both are looked up before they are created. */
export function createHubSpot(options: Options): Crm {
  const base = options.apiUrl ?? 'https://api.hubapi.com';

  async function post(path: string, body: object): Promise<{ results?: { id?: string }[] }> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${base}/crm/v3/objects/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${options.accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
      });
      text = await response.text();
    } catch (cause) {
      throw new Unavailable(SERVICE, 'no answer', { cause });
    }
    // 401 and 403 mean our token, which can be fixed; 409 means somebody else's change at the same moment.
    const isWrongLead = response.status === 400 || response.status === 422;
    if (isWrongLead) throw new LeadRefused(`${SERVICE}: answered ${response.status} ${text.slice(0, 200)}`);
    if (!response.ok) throw new Unavailable(SERVICE, `answered ${response.status}`);
    try {
      return JSON.parse(text) as { results?: { id?: string }[] };
    } catch (cause) {
      throw new Unavailable(SERVICE, 'answered no JSON', { cause });
    }
  }

  return {
    async saveLead(lead, deliveryKey) {
      const inputs = [{ idProperty: 'email', id: lead.email, properties: propertiesOf(lead) }];
      const { results } = await post('contacts/batch/upsert', { inputs });
      const contactId = results?.[0]?.id;
      if (!contactId) throw new Unavailable(SERVICE, 'answered without a contact');
      const mark = createHash('sha256').update(deliveryKey).digest('hex').slice(0, 24);
      const filters = [{ propertyName: 'hs_note_body', operator: 'CONTAINS_TOKEN', value: mark }];
      const known = await post('notes/search', { filterGroups: [{ filters }], limit: 1 });
      if ((known.results ?? []).length > 0) return;
      const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: NOTE_TO_CONTACT }];
      await post('notes', {
        properties: { hs_timestamp: lead.timestamp, hs_note_body: noteOf(lead, mark) },
        associations: [{ to: { id: contactId }, types }],
      });
    },
  };
}

/** Empty values are left out, because they would erase what the CRM knows. */
function propertiesOf(lead: CrmLead): Record<string, string> {
  const properties = {
    email: lead.email,
    firstname: lead.firstName,
    lastname: lead.lastName,
    phone: lead.phone,
    company: lead.company,
    lifecyclestage: lead.kind === 'order' ? 'customer' : '',
  };
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''));
}

function noteOf(lead: CrmLead, mark: string): string {
  const amount = lead.amountCents === null ? '' : `$${(lead.amountCents / 100).toFixed(2)}`;
  const lines = [
    ['Kind', lead.kind.replaceAll('_', ' ')],
    ['Listing', lead.listingUrl],
    ['Amount', amount],
    ['Status', lead.status],
    ['Message', lead.message],
    ['Reference', mark],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${escapeHtml(value ?? '')}`)
    .join('<br>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
