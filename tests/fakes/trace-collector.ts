import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  /** Which of our processes it comes from. */
  process: string;
};

/** A collector of OpenTelemetry traces on loopback: accepts protobuf over HTTP, like the vendors'. */
export async function startTraceCollector(): Promise<{
  url: string;
  spans: CollectedSpan[];
  stop: () => void;
}> {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    spans.push(...readSpans(body));
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The fields of opentelemetry-proto's ExportTraceServiceRequest that we look at. */
function readSpans(request: Buffer): CollectedSpan[] {
  return parts(request, 1).flatMap((resourceSpans) => {
    const attributes = parts(resourceSpans, 1).flatMap((resource) => parts(resource, 1));
    const instance = attributes.find((pair) => words(pair, 1) === 'service.instance.id');
    const process = instance ? words(parts(instance, 2)[0] as Buffer, 1) : '';
    return parts(resourceSpans, 2)
      .flatMap((scope) => parts(scope, 2))
      .map((span) => ({
        traceId: parts(span, 1)[0]?.toString('hex') ?? '',
        spanId: parts(span, 2)[0]?.toString('hex') ?? '',
        parentId: parts(span, 4)[0]?.toString('hex') ?? '',
        name: words(span, 5),
        process,
      }));
  });
}

const words = (message: Buffer, field: number) => parts(message, field)[0]?.toString() ?? '';

/** Every length-delimited value of a field; other wire types are skipped. */
function parts(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = message[at++] as number;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const [field, kind] = [Math.floor(tag / 8), tag % 8];
    if (kind === 0) varint();
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else {
      const length = varint();
      if (field === wanted) found.push(message.subarray(at, at + length));
      at += length;
    }
  }
  return found;
}
