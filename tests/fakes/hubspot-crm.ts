import { startVendor, type VendorRequest } from './start-vendor.ts';

export const HUBSPOT_TOKEN = 'pat-na1-0123456789';

/** HubSpot as an agent's private app sees it: contacts by address, notes of a contact, and no search. */
export async function startFakeHubSpotCrm() {
  const contacts = new Map<string, Record<string, string>>();
  const notes: { id: string; contactId: string; body: string }[] = [];

  function serve({ url, headers, body }: VendorRequest) {
    if (headers.authorization !== `Bearer ${HUBSPOT_TOKEN}`)
      return { status: 401, body: { status: 'error', message: 'Authentication credentials not found.' } };
    const path = url.pathname.replace('/crm/v3/objects/', '');
    const sent = body ? JSON.parse(body) : {};
    if (path === 'contacts/batch/upsert') {
      const [{ id, properties }] = sent.inputs;
      if ('unknown_property' in properties)
        return {
          status: 400,
          body: { status: 'error', message: 'Property "unknown_property" does not exist' },
        };
      contacts.set(id, { ...contacts.get(id), ...properties });
      return { status: 200, body: { status: 'COMPLETE', results: [{ id: `contact-${id}` }] } };
    }
    if (path === 'notes/batch/read') {
      const ids = sent.inputs.map((input: { id: string }) => input.id);
      const results = notes.filter((note) => ids.includes(note.id));
      return {
        status: 200,
        body: { results: results.map((note) => ({ properties: { hs_note_body: note.body } })) },
      };
    }
    if (path === 'notes') {
      const id = String(notes.length + 1);
      notes.push({ id, contactId: sent.associations[0].to.id, body: sent.properties.hs_note_body });
      return { status: 201, body: { id } };
    }
    const contactId = decodeURIComponent(path.replace('contacts/', ''));
    const results = notes.filter((note) => note.contactId === contactId).map(({ id }) => ({ id }));
    const associations = results.length > 0 ? { notes: { results } } : undefined;
    return { status: 200, body: { id: contactId, ...(associations ? { associations } : {}) } };
  }
  return { ...(await startVendor(serve)), contacts, notes };
}
