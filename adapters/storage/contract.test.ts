import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeS3 } from '#tests/fakes/s3.ts';
import { RangeOutside, type Storage } from './contract.ts';
import { createDiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';

type Started = { storage: Storage; stop: () => Promise<unknown> };

async function startDisk(): Promise<Started> {
  const root = await mkdtemp(join(tmpdir(), 'storage-'));
  return { storage: await createDiskStorage({ root }), stop: () => rm(root, { recursive: true }) };
}

async function startS3(): Promise<Started> {
  const bucket = await startFakeS3();
  const storage = createS3Storage({
    endpoint: bucket.endpoint,
    region: 'us-east-1',
    bucket: 'hearthcast',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  return { storage, stop: bucket.stop };
}

const implementations: [name: string, start: () => Promise<Started>][] = [
  ['disk', startDisk],
  ['s3', startS3],
];

const text = { contentType: 'text/plain' };

describe.each(implementations)('storage: %s', (_name, start) => {
  let storage: Storage;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    ({ storage, stop } = await start());
  });
  afterAll(() => stop());

  async function read(key: string, range?: { start: number; end?: number }) {
    const opened = await storage.open(key, range);
    return opened && (await buffer(opened.stream)).toString();
  }

  async function listKeys(prefix: string) {
    const keys: string[] = [];
    for await (const file of storage.list(prefix)) keys.push(file.key);
    return keys;
  }

  test('bytes come back as they were put, with size, type and time', async () => {
    const put = await storage.put('photos/1/a.jpg', Buffer.from('photo'), { contentType: 'image/jpeg' });
    expect(put).toMatchObject({ key: 'photos/1/a.jpg', sizeBytes: 5, contentType: 'image/jpeg' });
    expect(put.etag).toMatch(/^".+"$/);
    expect(await storage.stat('photos/1/a.jpg')).toEqual(put);
    const opened = await storage.open('photos/1/a.jpg');
    expect(opened?.file).toEqual(put);
    opened?.stream.destroy();
    expect(Math.abs(Date.now() - put.modifiedAt.getTime())).toBeLessThan(60_000);
    expect(await read('photos/1/a.jpg')).toBe('photo');
  });

  test('a stream of unknown length is stored', async () => {
    const body = Readable.from(
      Array.from({ length: 40 }, (_, index) => Buffer.alloc(10_000, 65 + (index % 26))),
    );
    expect(await storage.put('long.txt', body, text)).toMatchObject({ sizeBytes: 400_000 });
    expect((await read('long.txt'))?.slice(9_999, 10_001)).toBe('AB');
  });

  test('an empty file can be stored and read', async () => {
    expect(await storage.put('empty.txt', Buffer.alloc(0), text)).toMatchObject({ sizeBytes: 0 });
    expect(await read('empty.txt')).toBe('');
    await expect(storage.open('empty.txt', { start: 0 })).rejects.toThrow(RangeOutside);
  });

  test('putting a key again replaces the file and changes the tag', async () => {
    const first = await storage.put('again.txt', Buffer.from('one'), text);
    const second = await storage.put('again.txt', Buffer.from('three'), text);
    expect(second.etag).not.toBe(first.etag);
    expect(await read('again.txt')).toBe('three');
  });

  test.each([
    [{ start: 0, end: 0 }, '0'],
    [{ start: 2, end: 4 }, '234'],
    [{ start: 7 }, '789'],
    [{ start: 5, end: 500 }, '56789'],
    [{ start: 9, end: 9 }, '9'],
  ])('range %j', async (range, expected) => {
    await storage.put('digits.txt', Buffer.from('0123456789'), text);
    const opened = await storage.open('digits.txt', range);
    expect(opened?.file.sizeBytes).toBe(10);
    expect((opened?.end ?? 0) - (opened?.start ?? 0) + 1).toBe(expected.length);
    expect(opened && (await buffer(opened.stream)).toString()).toBe(expected);
  });

  test('a range past the end is distinguished from a missing file', async () => {
    await storage.put('short.txt', Buffer.from('abc'), text);
    await expect(storage.open('short.txt', { start: 3 })).rejects.toMatchObject({ sizeBytes: 3 });
    expect(await storage.open('missing.txt', { start: 3 })).toBeUndefined();
  });

  test('a missing or removed file is undefined, and removing twice is fine', async () => {
    await storage.put('gone.txt', Buffer.from('x'), text);
    await storage.remove('gone.txt');
    await storage.remove('gone.txt');
    expect(await storage.stat('gone.txt')).toBeUndefined();
    expect(await storage.open('gone.txt')).toBeUndefined();
    expect(await storage.stat('gone.txt/inside.txt')).toBeUndefined();
  });

  test('listing works by any prefix, in order, not only by folder', async () => {
    const keys = ['list/a.txt', 'list/a/b.txt', 'list/ab.txt', 'list/b/c/d.txt', 'list-other.txt'];
    for (const key of [...keys].reverse()) await storage.put(key, Buffer.from(key), text);
    expect(await listKeys('list/')).toEqual(['list/a.txt', 'list/a/b.txt', 'list/ab.txt', 'list/b/c/d.txt']);
    expect(await listKeys('list/a')).toEqual(['list/a.txt', 'list/a/b.txt', 'list/ab.txt']);
    expect(await listKeys('list')).toHaveLength(5);
    expect(await listKeys('nothing/')).toEqual([]);
  });

  test('an interrupted body leaves the old file and nothing else', async () => {
    await storage.put('kept/file.txt', Buffer.from('old'), text);
    async function* breaking() {
      yield Buffer.alloc(100_000);
      throw new Error('the sender went away');
    }
    await expect(storage.put('kept/file.txt', Readable.from(breaking()), text)).rejects.toThrow('went away');
    await expect(storage.put('kept/new.txt', Readable.from(breaking()), text)).rejects.toThrow('went away');
    expect(await read('kept/file.txt')).toBe('old');
    expect(await listKeys('kept/')).toEqual(['kept/file.txt']);
  });

  test.each([
    '',
    '/',
    '/etc/passwd',
    '../up.txt',
    'a/../../up.txt',
    'a/./b.txt',
    'a//b.txt',
    'a/',
    '.hidden',
    'a/.incoming/b',
    'a\\b.txt',
    'a\0.txt',
    'a b.txt',
    'A.txt',
    'é.txt',
    'dot.',
    '%2e%2e/x',
    'k'.repeat(301),
  ])('%j is not a key', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), text)).rejects.toThrow('not a storage key');
    await expect(storage.open(key)).rejects.toThrow('not a storage key');
    await expect(storage.stat(key)).rejects.toThrow('not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('not a storage key');
  });

  test('a content type that doesn’t match the file extension is refused', async () => {
    await expect(storage.put('a.mp3', Buffer.from('x'), text)).rejects.toThrow('cannot be called a.mp3');
    await storage.put('a.csv', Buffer.from('x'), { contentType: 'text/csv; charset=utf-8' });
  });
});
