import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './create-metrics.ts';

type Address = { port: number; host: string; token?: string | undefined };
type Probes = { isReady: () => boolean };

/**
 * A separate port that no visitor reaches: GET /metrics, with the token as a bearer if one is set. A worker, which
 * serves no pages, is probed here as well: GET /health/live and /health/ready.
 */
export function listenForMetrics(
  metrics: Metrics,
  { port, host, token }: Address,
  { isReady }: Probes,
): Promise<Server> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    if (request.method === 'GET' && request.url === '/health/live') {
      response.writeHead(200).end();
    } else if (request.method === 'GET' && request.url === '/health/ready') {
      response.writeHead(isReady() ? 200 : 503).end();
    } else if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
    } else if (token && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    } else {
      metrics.read().then(
        (text) =>
          response
            .writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
            .end(text),
        () => response.writeHead(503).end(),
      );
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Takes the same time no matter how much of the token is right. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
