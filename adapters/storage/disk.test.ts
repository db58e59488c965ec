import { mkdtemp, open, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import type { Storage } from './contract.ts';
import { createDiskStorage } from './disk.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'disk-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const text = { contentType: 'text/plain' };

async function listKeys(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of storage.list(prefix)) keys.push(file.key);
  return keys;
}

async function failWrites(code: string): Promise<void> {
  const handle = await open(join(root, 'probe'), 'w');
  const full = Object.assign(new Error('disk trouble'), { code });
  vi.spyOn(Object.getPrototypeOf(handle), 'write').mockRejectedValueOnce(full);
  await handle.close();
  await rm(join(root, 'probe'));
}

test.each(['ENOSPC', 'EDQUOT'])(
  'a full disk (%s) is a clear error, leaves nothing, and works again',
  async (code) => {
    const storage = await createDiskStorage({ root });
    await failWrites(code);
    const body = Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
    const error = await storage.put('a/b.txt', body, text).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Unavailable);
    expect(String(error)).toContain('no space left');
    expect(await readdir(root, { recursive: true })).toEqual(['.incoming']);
    expect(await storage.put('a/b.txt', Buffer.from('now'), text)).toMatchObject({ sizeBytes: 3 });
  },
);

test('unfinished files of a killed process are swept at the next start; recent ones stay', async () => {
  await createDiskStorage({ root });
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  await writeFile(join(root, '.incoming', 'old'), 'x');
  await utimes(join(root, '.incoming', 'old'), twoDaysAgo, twoDaysAgo);
  await writeFile(join(root, '.incoming', 'young'), 'x');
  const storage = await createDiskStorage({ root });
  expect(await readdir(join(root, '.incoming'))).toEqual(['young']);
  expect(await listKeys(storage, '')).toEqual([]);
});

test('20 concurrent writers of one key leave one whole file', async () => {
  const storage = await createDiskStorage({ root });
  const bodies = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
  await Promise.all(bodies.map((body) => storage.put('race.txt', body, text)));
  const opened = await storage.open('race.txt');
  const bytes = opened && (await buffer(opened.stream));
  expect(bodies.some((body) => bytes && body.equals(bytes))).toBe(true);
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});

test('a folder is not a file, and a link out of the root is not listed', async () => {
  const storage = await createDiskStorage({ root });
  await storage.put('folder/file.txt', Buffer.from('x'), text);
  await symlink('/etc/hostname', join(root, 'folder', 'link.txt'));
  expect(await storage.stat('folder')).toBeUndefined();
  expect(await storage.open('folder')).toBeUndefined();
  expect(await listKeys(storage, 'folder/')).toEqual(['folder/file.txt']);
});
