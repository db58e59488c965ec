import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Adds the token to every request: the conformance suite can't sign in. */
export async function startTokenProxy(
  target: string,
  token: string,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const sent = request(target, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/mcp`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
