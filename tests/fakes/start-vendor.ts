import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export type VendorAnswer = { status: number; body?: string | object; headers?: Record<string, string> };
/** `late`: the vendor does its work, but the response never arrives. `none` lets one request pass. */
export type VendorFault = 'none' | 'hang' | 'reset' | 'garbage' | 'late' | VendorAnswer;
export type VendorRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

/** A vendor on loopback that produces the given faults, one per request. Call it at the top of a test file. */
export async function startVendor(serve: (request: VendorRequest) => VendorAnswer) {
  const faults: VendorFault[] = [];
  const requests: VendorRequest[] = [];
  let outage: VendorFault | undefined;
  const server = createServer(async (incoming, response) => {
    const request = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '/', 'http://vendor'),
      headers: incoming.headers,
      body: await text(incoming),
    };
    requests.push(request);
    const fault = faults.shift() ?? outage;
    if (fault === 'hang') return;
    if (fault === 'reset') return void response.socket?.destroy();
    if (fault === 'garbage') return void response.end('<html>');
    const { status, body = '', headers = {} } = typeof fault === 'object' ? fault : serve(request);
    if (fault === 'late') return;
    response
      .writeHead(status, headers)
      .end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Each of the next requests hits one. */
    faults,
    /** Every request hits it until it's cleared. */
    setOutage: (fault: VendorFault | undefined) => {
      outage = fault;
    },
  };
}
