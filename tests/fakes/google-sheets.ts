import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** `late`: the row is stored, but the response never arrives. */
export type SheetsFault = 'hang' | 'reset' | 'garbage' | 'late' | number;

/** Google's token and Sheets servers on loopback; `fetch` redirects the client to them. */
export async function startFakeGoogleSheets() {
  const rows: string[][] = [];
  const inputOptions: (string | null)[] = [];
  const faults: SheetsFault[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://google');
    const body = await text(request);
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (url.pathname === '/token')
      return send(200, { access_token: 'token-1', expires_in: 3600, token_type: 'Bearer' });
    const fault = faults[0] === 'late' && request.method === 'GET' ? undefined : faults.shift();
    if (fault === 'hang') return;
    if (fault === 'reset') return void response.socket?.destroy();
    if (fault === 'garbage') return void response.writeHead(200).end('<html>');
    if (typeof fault === 'number') return send(fault, { error: { message: 'broken on request' } });
    if (request.headers.authorization !== 'Bearer token-1') return send(401, { error: { message: 'who?' } });
    if (request.method === 'GET') {
      return send(200, rows.length > 0 ? { values: rows.map(([key]) => [key]) } : {});
    }
    inputOptions.push(url.searchParams.get('valueInputOption'));
    rows.push(...(JSON.parse(body) as { values: string[][] }).values);
    return fault === 'late' ? undefined : send(200, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const toLoopback: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    return fetch(`${base}${url.pathname}${url.search}`, init);
  };
  return {
    rows,
    inputOptions,
    faults,
    fetch: toLoopback,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
