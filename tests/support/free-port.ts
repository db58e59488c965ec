import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port for a site that must know its own URL before it starts, because it reads from or links to itself. */
export async function findFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}
