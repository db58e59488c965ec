import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';

export type RegistryFault = 'hang' | 'stop-halfway' | 'garbage' | number;
type Package = { name: string; version: string; files: Record<string, Uint8Array> };

/** An npm registry on loopback: manifests and tarballs, ranges on request, and faults for the next tarballs. */
export async function startFakeRegistry(packages: Package[]) {
  const tarballs = new Map<string, Buffer>();
  for (const each of packages) tarballs.set(`${each.name}/${each.version}`, await pack(each));
  const requests: { path: string; range: string | undefined }[] = [];
  const faults: RegistryFault[] = [];
  let hasRanges = true;
  let halfway: ServerResponse | undefined;

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const { range } = request.headers;
    requests.push({ path, range });
    const [, key] = /^tarballs\/(.+)\.tgz$/.exec(path) ?? [];
    const tarball = tarballs.get(key ?? path);
    if (!tarball) return void response.writeHead(404).end('{}');
    if (!key) {
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      // As a mirror passes it on: with the public registry's URL.
      const dist = { tarball: `https://registry.npmjs.org/tarballs/${path}.tgz`, integrity };
      return void response.end(JSON.stringify({ dist }));
    }
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault === 'garbage') return void response.end('<html>blocked</html>');
    if (typeof fault === 'number') return void response.writeHead(fault).end();
    const start = hasRanges ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0;
    if (start >= tarball.length)
      return void response.writeHead(416, { 'content-range': `bytes */${tarball.length}` }).end();
    const body = tarball.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': body.length });
    if (fault !== 'stop-halfway') return void response.end(body);
    response.write(body.subarray(0, body.length >> 1));
    halfway = response;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    /** Each of the next tarballs hits one. */
    faults,
    setRanges: (value: boolean) => {
      hasRanges = value;
    },
    /** Breaks the connection that stalled halfway. */
    cut: () => halfway?.destroy(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pack({ files }: Package): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-tarball-'));
  try {
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    await create({ gzip: true, cwd: folder, file: join(folder, 'made.tgz') }, Object.keys(files));
    return readFileSync(join(folder, 'made.tgz'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
