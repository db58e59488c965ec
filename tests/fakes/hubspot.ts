import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** `late`: the note is stored, but the response never arrives. */
export type HubSpotFault = 'hang' | 'reset' | 'garbage' | 'late' | number;
type Note = { body: string; contactId: string };

/** HubSpot on loopback: contacts by address, notes that can be searched, and faults on request. */
export async function startFakeHubSpot() {
  const contacts = new Map<string, Record<string, string>>();
  const notes: Note[] = [];
  const faults: HubSpotFault[] = [];
  let outage: HubSpotFault | undefined;

  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  function serve(path: string, body: any): { status: number; answer: object } {
    if (path === '/crm/v3/objects/contacts/batch/upsert') {
      const [{ id, properties }] = body.inputs;
      if (!/^\S+@\S+\.\S+$/.test(id)) return { status: 400, answer: { message: 'Email is invalid' } };
      contacts.set(id, { ...contacts.get(id), ...properties });
      return { status: 200, answer: { status: 'COMPLETE', results: [{ id: `contact-${id}` }] } };
    }
    if (path === '/crm/v3/objects/notes/search') {
      const mark = body.filterGroups[0].filters[0].value as string;
      const found = notes.filter((note) => note.body.includes(mark));
      return { status: 200, answer: { total: found.length, results: found.map((_, id) => ({ id })) } };
    }
    if (path === '/crm/v3/objects/notes') {
      notes.push({ body: body.properties.hs_note_body, contactId: body.associations[0].to.id });
      return { status: 201, answer: { id: String(notes.length) } };
    }
    return { status: 404, answer: {} };
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isNote = request.url === '/crm/v3/objects/notes';
    const fault = faults[0] === 'late' && !isNote ? undefined : (faults.shift() ?? outage);
    if (fault === 'hang') return;
    if (fault === 'reset') return void response.socket?.destroy();
    if (fault === 'garbage') return void response.end('<html>');
    const isKnown = request.headers.authorization === 'Bearer pat-test';
    const { status, answer } =
      typeof fault === 'number'
        ? { status: fault, answer: {} }
        : isKnown
          ? serve(request.url ?? '', JSON.parse(body))
          : { status: 401, answer: {} };
    if (fault === 'late') return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    contacts,
    notes,
    /** Each of the next requests hits one. */
    faults,
    /** Every request hits it until it's cleared. */
    setOutage: (fault: HubSpotFault | undefined) => {
      outage = fault;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
