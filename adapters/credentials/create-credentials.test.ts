import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { parseBuffer } from 'music-metadata';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { certificates } from '#tests/fixtures/certificates.ts';
import { carryManifest, reEncode } from '#tests/support/re-encode.ts';
import {
  flipByte,
  manifestRange,
  sampleClaim,
  sampleMedia,
  swapManifest,
} from '#tests/support/sample-media.ts';
import { createMp3Codec } from '../audio-codec/mp3.ts';
import { type ContentAction, type MediaType, mediaTypes } from './contract.ts';
import { createCredentials } from './create-credentials.ts';

const root = process.cwd();
const credentials = createCredentials({ root });
initSync({ module: readFileSync('node_modules/@contentauth/c2pa-wasm/pkg/c2pa_bg.wasm') });

type Report = {
  validation_state: string;
  active_manifest: string;
  manifests: Record<
    string,
    {
      assertions: { label: string; data: unknown }[];
      claim_generator_info: unknown[];
      ingredients: unknown[];
    }
  >;
};

/** The raw output of the reference implementation. */
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
  '%s: the reference reader finds a valid manifest with the right actions and fact sheet',
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

test.each(mediaTypes)('%s: a flipped byte, another manifest or a truncated file is invalid', async (type) => {
  const { bytes, mediaHash } = await signed(type);
  const other = await signed(type, { seed: 2 });
  const { start, end } = manifestRange(bytes);
  const inManifest = [0.3, 0.6, 0.9].map((share) => Math.round(start + share * (end - start)));
  // A WebP has its manifest at the end.
  const [from, to] = type === 'image/webp' ? [0, start - 9] : [end, bytes.length - 1];
  const inMedia = [0.5, 0.8, 0.99].map((share) => Math.round(from + share * (to - from)));
  for (const at of [...inManifest, ...inMedia])
    expect([at, await stateOf(flipByte(bytes, at), type)]).not.toEqual([at, 'Valid']);
  expect(await stateOf(swapManifest(bytes, other.bytes), type)).not.toBe('Valid');
  const half = bytes.subarray(0, Math.round(bytes.length * 0.7));
  expect(await stateOf(half, type)).not.toBe('Valid');
  const seen = await credentials.inspect(swapManifest(bytes, other.bytes));
  expect(seen).toMatchObject({ mediaHash, manifest: { id: other.claim.manifestId, isIntact: false } });
  expect(await credentials.inspect(half)).not.toMatchObject({ mediaHash });
});

/** Sound that can be decoded; so can the samples of the other types. */
async function soundOf(mediaType: MediaType): Promise<Uint8Array> {
  if (mediaType !== 'audio/mpeg') return sampleMedia(mediaType);
  const wave = Float32Array.from({ length: 44_100 }, (_, at) => Math.sin(at / 16) / 4);
  const codec = createMp3Codec();
  return codec.encodeMp3({ left: wave, right: wave, sampleRate: 44_100 });
}

test.each(mediaTypes)(
  '%s: a re-encoded file does not count as the original, with or without the manifest',
  async (type) => {
    const before = await soundOf(type);
    const { bytes, mediaHash } = await credentials.sign({ bytes: before, mediaType: type }, sampleClaim());
    expect(await stateOf(bytes, type)).toBe('Valid');
    const again = await reEncode(bytes, type);
    expect(await stateOf(again, type)).toBe('Refused');
    const seen = await credentials.inspect(again);
    expect(seen).toMatchObject({ kind: 'media', mediaType: type, manifest: null });
    expect(seen).not.toMatchObject({ mediaHash });
    const carried = carryManifest(bytes, again, type);
    expect(await stateOf(carried, type)).toBe('Invalid');
    expect(await credentials.inspect(carried)).toMatchObject({ manifest: { isIntact: false } });
  },
);

test.each<[string, ContentAction[]]>([
  [
    'a photo of the listing',
    [
      { name: 'opened', description: 'Virtually staged', sourceType: 'compositeSynthetic' },
      { name: 'transcoded', description: 'Scaled for the web.' },
      { name: 'edited.metadata', description: 'Location and camera data were removed.' },
    ],
  ],
  [
    'a recording made elsewhere',
    [
      { name: 'opened', description: 'Audio made outside Hearthcast' },
      { name: 'published', description: 'We published it.' },
    ],
  ],
])('%s names its original, and leaves an unknown source type out', async (_, actions) => {
  const type = actions[1]?.name === 'published' ? 'audio/mpeg' : 'image/jpeg';
  const claim = sampleClaim({ actions });
  const { bytes } = await credentials.sign({ bytes: await sampleMedia(type), mediaType: type }, claim);
  const { validation_state, manifests } = await readReport(bytes, type);
  expect(validation_state).toBe('Valid');
  const manifest = manifests[claim.manifestId];
  const data = manifest?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data as {
    actions: { action: string; digitalSourceType?: string }[];
  };
  expect(data.actions.map(({ action }) => action)).toEqual(actions.map(({ name }) => `c2pa.${name}`));
  const type0 = actions[0]?.sourceType;
  expect(data.actions[0]?.digitalSourceType ?? null).toBe(
    type0 ? `http://cv.iptc.org/newscodes/digitalsourcetype/${type0}` : null,
  );
  expect(manifest?.ingredients).toMatchObject([{ relationship: 'parentOf' }]);
});

test('the media itself is recognized without the manifest', async () => {
  const mp3 = await signed('audio/mpeg');
  const firstFrame = Buffer.of(0xff, 0xfb, 0x90, 0x44);
  const bare = mp3.bytes.subarray(Buffer.from(mp3.bytes).indexOf(firstFrame, manifestRange(mp3.bytes).end));
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
  'a %s certificate from the settings can sign',
  async (name) => {
    const own = createCredentials({ root, own: certificates[name] });
    expect(own.certificate).toMatchObject({ isTest: false, subject: 'Hearthcast fixture' });
    own.warm();
    const { bytes } = await signed('image/jpeg', { from: own });
    expect(await stateOf(bytes, 'image/jpeg')).toBe('Valid');
  },
);

test('the test certificate identifies itself as one, and an expired certificate signs nothing', async () => {
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
