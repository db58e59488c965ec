import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** `late`: done as requested, but the response never arrives. */
export type S3Fault = 'hang' | 'reset' | 'garbage' | 'late' | number;
type Stored = { bytes: Buffer; etag: string; modified: Date };
export type FakeS3 = {
  endpoint: string;
  objects: Map<string, Stored>;
  failNext: (fault: S3Fault, times: number) => void;
  stop: () => Promise<void>;
};

/** A bucket on loopback like S3: objects, ranges, paged listings, multipart uploads, and failures on request. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let failures: { fault: S3Fault; left: number } = { fault: 503, left: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await buffer(request);
    if (failures.left === 0) return serve(request, response, body);
    failures.left -= 1;
    const { fault } = failures;
    if (typeof fault === 'number') return send(response, fault, xml('<Error><Code>SlowDown</Code></Error>'));
    if (fault === 'garbage') return send(response, 500, 'this is no XML <');
    if (fault === 'reset') return response.socket?.destroy();
    if (fault === 'late') return serve(request, new ServerResponse(request), body);
    return undefined;
  }

  function serve(request: IncomingMessage, response: ServerResponse, body: Buffer): ServerResponse {
    const url = new URL(request.url ?? '/', 'http://fake');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return send(response, 403, xml('<Error><Code>AccessDenied</Code></Error>'));
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const uploadId = url.searchParams.get('uploadId');
    if (request.method === 'GET' && key === '') return send(response, 200, listing(url));
    if (request.method === 'POST' && url.searchParams.has('uploads')) return send(response, 200, begin());
    if (request.method === 'PUT' && uploadId)
      return keepPart(response, uploadId, Number(url.searchParams.get('partNumber')), body);
    if (request.method === 'POST' && uploadId) return complete(response, key, uploadId);
    if (request.method === 'DELETE') {
      if (uploadId) uploads.delete(uploadId);
      else objects.delete(key);
      return send(response, 204, '');
    }
    if (request.method === 'PUT') return send(response, 200, '', { ETag: keep(key, body).etag });
    return read(request, response, objects.get(key));
  }

  function keep(key: string, bytes: Buffer): Stored {
    const stored = {
      bytes,
      etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      modified: new Date(),
    };
    objects.set(key, stored);
    return stored;
  }

  function begin(): string {
    const id = randomUUID();
    uploads.set(id, new Map());
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }

  function keepPart(response: ServerResponse, id: string, part: number, body: Buffer): ServerResponse {
    uploads.get(id)?.set(part, body);
    return send(response, 200, '', { ETag: `"${createHash('md5').update(body).digest('hex')}"` });
  }

  function complete(response: ServerResponse, key: string, id: string): ServerResponse {
    const parts = [...(uploads.get(id) ?? [])].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
    const { etag } = keep(key, Buffer.concat(parts));
    return send(
      response,
      200,
      xml(
        `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag}</ETag></CompleteMultipartUploadResult>`,
      ),
    );
  }

  function listing(url: URL): string {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, 2);
    const rows = page.map((key) => {
      const { bytes, etag, modified } = objects.get(key) as Stored;
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><ETag>${etag}</ETag><LastModified>${modified.toISOString()}</LastModified></Contents>`;
    });
    const more =
      keys.length > page.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    return xml(`<ListBucketResult>${rows.join('')}${more}</ListBucketResult>`);
  }

  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failNext: (fault, times) => {
      failures = { fault, left: times };
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function read(
  request: IncomingMessage,
  response: ServerResponse,
  stored: Stored | undefined,
): ServerResponse {
  if (!stored) return send(response, 404, xml('<Error><Code>NoSuchKey</Code></Error>'));
  const headers = {
    ETag: stored.etag,
    'Last-Modified': stored.modified.toUTCString(),
    'Content-Length': String(stored.bytes.length),
  };
  if (request.method === 'HEAD') return send(response, 200, '', headers);
  const [, start = '0', end = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
  const part = stored.bytes.subarray(Number(start), end ? Number(end) + 1 : undefined);
  return send(response, request.headers.range ? 206 : 200, part, {
    ...headers,
    'Content-Length': String(part.length),
  });
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): ServerResponse {
  return response.writeHead(status, { 'Content-Type': 'application/xml', ...headers }).end(body);
}

function xml(inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${inner}`;
}
