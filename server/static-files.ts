import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { chooseAcceptedEncoding } from '#web/site/accepted-encoding.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** What the build adds to the name of a compressed copy. */
const suffixes = { identity: '', br: '.br', gzip: '.gz' };

type StaticFile = {
  path: string;
  type: string;
  isHashed: boolean;
  etag: string;
  encodings: ('br' | 'gzip')[];
};
type Bytes = Uint8Array<ArrayBuffer>;

/** Serves the built files from memory: immutable if the name has a hash, compressed if the build made a compressed copy. */
export function staticFiles(folder: string): MiddlewareHandler {
  const files = new Map<string, StaticFile>();
  const loaded = new Map<string, Bytes>();
  for (const name of globSync('**/*', { cwd: folder })) {
    const path = join(folder, name);
    const type = types[extname(name)];
    if (!type || name.endsWith('manifest.json') || !statSync(path).isFile()) continue;
    const etag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`;
    const encodings = (['br', 'gzip'] as const).filter((name) => existsSync(path + suffixes[name]));
    files.set(`/${name}`, { path, type, isHashed: name.startsWith('assets/'), etag, encodings });
  }
  const read = (path: string): Bytes => {
    const known = loaded.get(path);
    if (known) return known;
    const bytes = readFileSync(path) as Bytes;
    loaded.set(path, bytes);
    return bytes;
  };

  return async (c, next) => {
    const file = files.get(c.req.path);
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const headers: Record<string, string> = {
      ETag: file.etag,
      'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    // Emails and link previews show our pictures elsewhere.
    if (file.type.startsWith('image/')) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
    // The player is loaded by other people's pages, as a module, which needs both.
    if (c.req.path.startsWith('/player/')) {
      headers['Access-Control-Allow-Origin'] = '*';
      headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
    }
    if (file.encodings.length > 0) headers.Vary = 'Accept-Encoding';
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
    const encoding = chooseAcceptedEncoding(c.req.header('accept-encoding'), file.encodings);
    headers['Content-Type'] = file.type;
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    const bytes = read(file.path + suffixes[encoding]);
    // Safari plays no film from a server that cannot send a part of it.
    if (file.type === 'video/mp4') {
      headers['Accept-Ranges'] = 'bytes';
      const part = rangeOf(c.req.header('range'), bytes.length);
      if (part) {
        headers['Content-Range'] = `bytes ${part.start}-${part.end}/${bytes.length}`;
        return c.body(bytes.slice(part.start, part.end + 1), 206, headers);
      }
    }
    headers['Content-Length'] = String(bytes.length);
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(bytes, 200, headers);
  };
}

/** The one range that players ask for; anything else gets the whole file, which is always allowed. */
function rangeOf(header: string | undefined, length: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return undefined;
  const [start, end] = [Number(from), Math.min(to ? Number(to) : length - 1, length - 1)];
  return start <= end ? { start, end } : undefined;
}
