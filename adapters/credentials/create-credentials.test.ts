import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { parseBuffer } from 'music-metadata';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { certificates } from '#tests/fixtures/certificates.ts';
import {
  flipByte,
  manifestRange,
  sampleClaim,
  sampleMedia,
  swapManifest,
} from '#tests/support/sample-media.ts';
import { type MediaType, mediaTypes } from './contract.ts';
import { createCredentials } from './create-credentials.ts';

const root = process.cwd();
const credentials = createCredentials({ root });
initSync({ module: readFileSync('node_modules/@contentauth/c2pa-wasm/pkg/c2pa_bg.wasm') });

type Report = {
  validation_state: string;
  active_manifest: string;
  manifests: Record<
    string,
    { assertions: { label: string; data: unknown }[]; claim_generator_info: unknown[] }
  >;
};

/** What the reference implementation says, as it comes. */
async function readReport(bytes: Uint8Array, mediaType: MediaType): Promise<Report> {
  const reader = await WasmReader.fromBytes(mediaType, bytes);
  return JSON.parse(reader.json()) as Report;
}

async function stateOf(bytes: Uint8Array, mediaType: MediaType): Promise<string> {
  try {
    return (await readReport(bytes, mediaType)).validation_state;
  } catch {
    return 'Refused';
  }
}

async function signed(mediaType: MediaType, { seed = 1, from = credentials } = {}) {
  const bytes = await sampleMedia(mediaType, seed);
  const claim = sampleClaim();
  return { before: bytes, claim, ...(await from.sign({ bytes, mediaType }, claim)) };
}

test.each(mediaTypes)(
  '%s: the reference reader finds the manifest valid and in it what was made',
  async (type) => {
    const { before, bytes, claim, mediaHash } = await signed(type);
    const { validation_state, active_manifest, manifests } = await readReport(bytes, type);
    expect([validation_state, active_manifest]).toEqual(['Valid', claim.manifestId]);
    const manifest = manifests[active_manifest];
    expect(manifest?.claim_generator_info[0]).toMatchObject({
      name: 'Hearthcast',
      version: credentials.version,
    });
    const [actions, factSheet] = ['c2pa.actions.v2', 'org.hearthcast.fact-sheet'].map(
      (label) => manifest?.assertions.find((one) => one.label === label)?.data,
    );
    const digitalSourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
    const created = { action: 'c2pa.created', digitalSourceType, when: '2026-05-04T10:00:00.000Z' };
    expect(actions).toMatchObject({ actions: [created] });
    expect(factSheet).toMatchObject({ alg: 'sha256', hash: claim.factSheetHash });
    expect(bytes.length - before.length).toBeLessThan(20_000);
    expect(await credentials.inspect(bytes)).toEqual({
      kind: 'media',
      mediaType: type,
      mediaHash,
      manifest: { id: claim.manifestId, isIntact: true, isExpired: false },
    });
  },
);

test.each(mediaTypes)(
  '%s: one flipped byte, another manifest or a missing end make it invalid',
  async (type) => {
    const { bytes, mediaHash } = await signed(type);
    const other = await signed(type, { seed: 2 });
    const { start, end } = manifestRange(bytes);
    const inManifest = [0.3, 0.6, 0.9].map((share) => Math.round(start + share * (end - start)));
    const inMedia = [0.5, 0.8, 0.99].map((share) => Math.round(end + share * (bytes.length - end - 1)));
    for (const at of [...inManifest, ...inMedia])
      expect([at, await stateOf(flipByte(bytes, at), type)]).not.toEqual([at, 'Valid']);
    expect(await stateOf(swapManifest(bytes, other.bytes), type)).not.toBe('Valid');
    const half = bytes.subarray(0, Math.round(bytes.length * 0.7));
    expect(await stateOf(half, type)).not.toBe('Valid');
    const seen = await credentials.inspect(swapManifest(bytes, other.bytes));
    expect(seen).toMatchObject({ mediaHash, manifest: { id: other.claim.manifestId, isIntact: false } });
    expect(await credentials.inspect(half)).not.toMatchObject({ mediaHash });
  },
);

test('a re-encoded picture is another one, with or without the manifest', async () => {
  const { bytes, mediaHash } = await signed('image/jpeg');
  const again = await sharp(bytes).jpeg({ quality: 80 }).toBuffer();
  expect(await stateOf(again, 'image/jpeg')).toBe('Refused');
  const seen = await credentials.inspect(again);
  expect(seen).toMatchObject({ kind: 'media', manifest: null });
  expect(seen).not.toMatchObject({ mediaHash });
  const { start, end } = manifestRange(bytes);
  const segment = bytes.subarray(start - 12, end);
  const carried = Buffer.concat([again.subarray(0, 2), segment, again.subarray(2)]);
  expect(await stateOf(carried, 'image/jpeg')).toBe('Invalid');
});

test('what people see or hear is recognized without the manifest', async () => {
  const mp3 = await signed('audio/mpeg');
  const bare = mp3.bytes.subarray(Buffer.from(mp3.bytes).indexOf(Buffer.of(0xff, 0xfb, 0x90, 0x44)));
  expect(await credentials.inspect(bare)).toMatchObject({ mediaHash: mp3.mediaHash, manifest: null });
  const png = await signed('image/png');
  const plain = await credentials.inspect(png.before);
  expect(plain).toMatchObject({ mediaHash: png.mediaHash, manifest: null });
});

test('the tags of an episode survive', async () => {
  const { bytes } = await signed('audio/mpeg');
  const { common, native } = await parseBuffer(bytes, 'audio/mpeg');
  expect(common).toMatchObject({ title: 'An episode', artist: 'Hearthcast', year: 2026 });
  expect(common.picture?.[0]?.format).toBe('image/jpeg');
  const ids = Object.values(native).flatMap((tags) => tags.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(['CHAP', 'CTOC']));
});

test.each(['good', 'p384', 'rsa', 'ed25519'] as const)(
  'a %s certificate of the settings signs',
  async (name) => {
    const own = createCredentials({ root, own: certificates[name] });
    expect(own.certificate).toMatchObject({ isTest: false, subject: 'Hearthcast fixture' });
    own.warm();
    const { bytes } = await signed('image/jpeg', { from: own });
    expect(await stateOf(bytes, 'image/jpeg')).toBe('Valid');
  },
);

test('the test certificate says what it is, and an expired one signs nothing', async () => {
  expect(credentials.certificate).toMatchObject({
    isTest: true,
    subject: 'Hearthcast untrusted test certificate',
  });
  const late = createCredentials({ root, now: () => new Date('2060-01-01') });
  await expect(signed('image/jpeg', { from: late })).rejects.toThrow('the certificate expired on 2053-12-31');
});

const box = (size: number, type: string) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(size);
  bytes.write(type, 4);
  return bytes;
};
const ftyp = Buffer.concat([box(16, 'ftyp'), Buffer.from('isom\0\0\0\0')]);

test.each<[string, () => Uint8Array, string]>([
  ['nothing', () => new Uint8Array(0), 'unknown-type'],
  ['a text', () => Buffer.from('hello'), 'unknown-type'],
  ['a picture that is only a start', () => Buffer.of(0xff, 0xd8, 0xff, 0xe0), 'damaged'],
  [
    'a picture of markers',
    () => Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.alloc(2_000_000, 0xff)]),
    'damaged',
  ],
  ['a chunk of four gigabytes', () => Buffer.from('89504e470d0a1a0affffffff49444154', 'hex'), 'damaged'],
  ['boxes without length', () => Buffer.concat([ftyp, box(1, 'mdat'), Buffer.alloc(8)]), 'damaged'],
  ['a million boxes', () => Buffer.concat([ftyp, ...Array(1_000_000).fill(box(8, 'free'))]), 'damaged'],
  ['a tag without audio', () => Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), 'damaged'],
])('%s is refused, and the next file is read', async (_, make, kind) => {
  expect(await credentials.inspect(make())).toMatchObject({ kind });
  expect(await credentials.inspect(await sampleMedia('image/png'))).toMatchObject({ kind: 'media' });
});

test('a file that takes too long counts as damaged', async () => {
  const hasty = createCredentials({ root, inspectMs: 1 });
  expect(await hasty.inspect(await sampleMedia('image/png'))).toMatchObject({ kind: 'damaged' });
});

test('nothing is fetched, whatever a file asks for', async () => {
  let calls = 0;
  const server = createServer((_, answer) => {
    calls += 1;
    answer.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/manifest.c2pa`;
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="${address}"></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const bytes = await sharp(await sampleMedia('image/jpeg'))
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
  expect(await credentials.inspect(bytes)).toMatchObject({ kind: 'media' });
  expect(calls).toBe(0);
  server.close();
});
