import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type SlowPeerLimits = {
  everyMs: number;
  /** How long a request or a reader may be slower than the rates. */
  graceMs: number;
  minBodyBytesPerSecond: number;
  minReadBytesPerSecond: number;
};
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  startedAt: number;
  readBefore: number;
  /** The bytes sent at the last moment when the reader kept up, and that moment. */
  delivered: number;
  deliveredAt: number;
};

const usual: SlowPeerLimits = {
  everyMs: 5_000,
  graceMs: 20_000,
  minBodyBytesPerSecond: 2_048,
  minReadBytesPerSecond: 2_048,
};

/**
 * Closes connections whose body trickles in or whose reader has stopped reading, so that nobody can hold hundreds of
 * them for free. A stream with nothing to send isn't slow, and a paused player resumes where it stopped.
 */
export function closeSlowPeers(server: Server, limits = usual): void {
  const exchanges = new Set<Exchange>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { bytesRead } = request.socket;
    const [startedAt, delivered] = [performance.now(), deliveredBytes(request)];
    const exchange = {
      request,
      response,
      startedAt,
      readBefore: bytesRead,
      delivered,
      deliveredAt: startedAt,
    };
    exchanges.add(exchange);
    response.once('close', () => exchanges.delete(exchange));
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const exchange of exchanges) {
      if (isBodySlow(exchange, now, limits) || isReaderSlow(exchange, now, limits))
        exchange.request.socket.destroy();
    }
  }, limits.everyMs).unref();
  server.once('close', () => clearInterval(sweep));
}

function isBodySlow(
  { request, startedAt, readBefore }: Exchange,
  now: number,
  limits: SlowPeerLimits,
): boolean {
  const ms = now - startedAt;
  if (request.complete || ms < limits.graceMs) return false;
  return request.socket.bytesRead - readBefore < (ms / 1000) * limits.minBodyBytesPerSecond;
}

function isReaderSlow(exchange: Exchange, now: number, limits: SlowPeerLimits): boolean {
  const { request } = exchange;
  const delivered = deliveredBytes(request);
  const ms = now - exchange.deliveredAt;
  const keepsUp = delivered - exchange.delivered >= (ms / 1000) * limits.minReadBytesPerSecond;
  if (keepsUp || request.socket.writableLength === 0) {
    exchange.delivered = delivered;
    exchange.deliveredAt = now;
    return false;
  }
  return ms >= limits.graceMs;
}

function deliveredBytes({ socket }: IncomingMessage): number {
  return socket.bytesWritten - socket.writableLength;
}
