import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import yazl from 'yazl';
import type { RequestEnv } from '#api/http/request-env.ts';

type Files = Map<string, Uint8Array>;

/** Tells the extension which site it belongs to. */
export function siteFile(siteUrl: string): [name: string, bytes: Uint8Array] {
  return ['site.json', Buffer.from(JSON.stringify({ url: siteUrl }))];
}

/** The same files give the same bytes. */
export function zipFiles(files: Files): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  const mtime = new Date(2024, 0, 1);
  for (const [name, bytes] of files) archive.addBuffer(Buffer.from(bytes), name, { mtime });
  archive.end();
  return buffer(archive.outputStream);
}

/**
 * The built browser extension, configured for the site that serves it, so nobody has to build one to try it.
 */
export function createExtensionDownload(folder: string, siteUrl: string): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  let archive: Promise<Buffer> | undefined;
  app.get('/hearthcast-button.zip', async (c) => {
    if (!existsSync(join(folder, 'manifest.json'))) return c.notFound();
    archive ??= zipFiles(readFolder(folder, siteUrl));
    const bytes = new Uint8Array(await archive);
    return c.body(bytes, 200, { 'Content-Type': 'application/zip', 'Cache-Control': 'public, max-age=3600' });
  });
  return app;
}

function readFolder(folder: string, siteUrl: string): Files {
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
  return new Map<string, Uint8Array>([...files, siteFile(siteUrl)]);
}
