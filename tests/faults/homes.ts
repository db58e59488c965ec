import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Homes = { url: string; stop: () => void };

/**
 * A brokerage on loopback whose pages say very little, so that an episode takes seconds and not minutes. No two homes are
 * the same: each has turns recorded only for it, and turns that all share.
 */
export async function startHomes(): Promise<Homes> {
  const server = createServer((request, response) => {
    const home = /^\/homes\/(\d+)\b/.exec(request.url ?? '')?.[1];
    response.writeHead(home ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(home ? page(Number(home)) : 'not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function page(home: number): string {
  const address = `${100 + home} Alder Lane, Bend, OR 97701`;
  return `<!doctype html><html><head><title>${address}</title></head><body>
<h1>${address}</h1><p>$${(500 + home).toLocaleString('en-US')},000</p><p>Status: Active</p>
<ul><li>3 beds</li><li>2 baths</li><li>1,840 sqft</li></ul></body></html>`;
}
