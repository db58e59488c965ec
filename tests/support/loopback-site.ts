import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createGuardedSource, type GuardedSourceOptions } from '#adapters/listing-source/guarded-source.ts';

/** A loopback site that the guarded source sees as the public host homes.example. */
export async function startLoopbackSite(
  onRequest: RequestListener,
  options: Partial<GuardedSourceOptions> = {},
) {
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, answer) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    onRequest(request, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const source = createGuardedSource({
    siteUrl: 'https://hearthcast.example',
    resolve: async () => ['93.184.216.34'],
    connect: () => connect({ host: '127.0.0.1', port }),
    ...options,
  });
  function stop(): void {
    server.closeAllConnections();
    server.close();
  }
  return { source, requests, server, stop, paths: () => requests.map((request) => request.url) };
}

export function answerHtml(
  answer: ServerResponse,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}
