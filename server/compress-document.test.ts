import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressDocument } from './compress-document.ts';

const html = `<!doctype html>${'<p>“Welcome back”</p>'.repeat(50)}`;

test('a document is sent in an encoding that its reader accepts', () => {
  const plain = compressDocument(html, undefined);
  expect(Buffer.from(plain.body).toString()).toBe(html);
  expect(plain.headers['Content-Encoding']).toBeUndefined();
  const brotli = compressDocument(html, 'gzip, br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
  expect(brotli.headers).toMatchObject({ 'Content-Encoding': 'br', Vary: 'Accept-Encoding' });
  const gzip = compressDocument(html, 'gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(gzip.headers['Content-Encoding']).toBe('gzip');
});
