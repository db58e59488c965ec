import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-static-'));
writeFileSync(join(folder, 'film.mp4'), 'abcdefghij');
const app = new Hono().use(staticFiles(folder));
const ask = async (range?: string) => {
  const answer = await app.request('/film.mp4', range ? { headers: { Range: range } } : {});
  return [answer.status, await answer.text(), answer.headers.get('content-range')];
};

test('a video is sent whole or as the range that a player requests', async () => {
  expect(await ask()).toEqual([200, 'abcdefghij', null]);
  expect(await ask('bytes=0-1')).toEqual([206, 'ab', 'bytes 0-1/10']);
  expect(await ask('bytes=4-')).toEqual([206, 'efghij', 'bytes 4-9/10']);
  expect(await ask('bytes=8-99')).toEqual([206, 'ij', 'bytes 8-9/10']);
  for (const odd of ['bytes=20-30', 'bytes=5-2', 'bytes=-3', 'lines=1-2'])
    expect(await ask(odd)).toEqual([200, 'abcdefghij', null]);
});
