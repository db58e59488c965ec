import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { createVoicePack } from '../speech/voice-pack/create-voice-pack.ts';
import { Unavailable } from '../unavailable.ts';
import { transcriberRate } from './contract.ts';
import { joinWordPieces, readWordPieces } from './moonshine/read-words.ts';
import { splitAtPauses } from './moonshine/split-at-pauses.ts';
import { createMoonshine } from './moonshine.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-moonshine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = join(import.meta.dirname, '..', '..');
const { signal } = new AbortController();

const pieces = ['<unk>', '<s>', '</s>', '▁lake', '▁ho', 'me', '<0xC3>', '<0xA9>'];
const source = `const llama_vocab_base64 = "${Buffer.from(pieces.join('\n')).toString('base64')}"\n`;

/** Hears nothing but counts: whatever was said last, the next piece follows, up to the end mark. */
const encoder = writeOnnx({
  inputs: [{ name: 'input_values', kind: 'float', rank: 2 }],
  outputs: [{ name: 'last_hidden_state', kind: 'float', rank: 2 }],
  constants: [],
  nodes: [{ op: 'Identity', inputs: ['input_values'], outputs: ['last_hidden_state'] }],
});
/** Row = the last piece, column = how likely the next one is: start → lake → ho → me → end. */
const follows = [0, 3, 0, 4, 5, 2, 0, 0].flatMap((next) =>
  pieces.map((_, index) => (index === next ? 1 : 0)),
);
const decoder = writeOnnx({
  inputs: [
    { name: 'input_ids', kind: 'int64', rank: 2 },
    { name: 'encoder_hidden_states', kind: 'float', rank: 2 },
    { name: 'use_cache_branch', kind: 'bool', rank: 1 },
    { name: 'past_key_values.0.decoder.key', kind: 'float', rank: 4 },
  ],
  outputs: [
    { name: 'logits', kind: 'float', rank: 3 },
    { name: 'present.0.decoder.key', kind: 'float', rank: 4 },
  ],
  constants: [{ name: 'follows', kind: 'float', dims: [8, 8], values: follows }],
  nodes: [
    { op: 'Gather', inputs: ['follows', 'input_ids'], outputs: ['logits'], attributes: { axis: 0 } },
    { op: 'Identity', inputs: ['past_key_values.0.decoder.key'], outputs: ['present.0.decoder.key'] },
  ],
});

function openPack() {
  const files = {
    'moonshine-encoder.onnx': encoder,
    'moonshine-decoder.onnx': decoder,
    'moonshine-words.js': Buffer.from(source),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return createVoicePack({
    folder,
    projectFolder: root,
    plan: {
      files: Object.entries(files).map(([name, bytes]) => ({
        name,
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })),
      packages: [],
    },
  });
}

/** Bursts of sound with a pause of 0.3 s after every 2.7 s. */
const talk = (seconds: number) =>
  Float32Array.from({ length: seconds * transcriberRate }, (_, index) =>
    (index / transcriberRate) % 3 < 2.7 ? 0.3 * Math.sin(index / 7) : 0,
  );

test('the engine transcribes each stretch with its times, through the real runtime', async () => {
  const parts = await createMoonshine({ root, pack: openPack() }).transcribe(talk(30), { signal });
  expect(parts.length).toBeGreaterThan(2);
  expect(new Set(parts.map(({ text }) => text))).toEqual(new Set(['lake home']));
  expect(parts[0]?.startSeconds).toBe(0);
  expect(parts.at(-1)?.endSeconds).toBeCloseTo(30);
  for (const [index, part] of parts.slice(1).entries())
    expect(part.startSeconds).toBe(parts[index]?.endSeconds);
});

test('it is unavailable without its files', async () => {
  const pack = {
    isPresent: () => false,
    pathOf: () => '',
    fetch: () => Promise.reject(new Unavailable('pack', 'away')),
  };
  await expect(createMoonshine({ root, pack }).transcribe(talk(1), { signal })).rejects.toBeInstanceOf(
    Unavailable,
  );
});

test('audio is split at its pauses', () => {
  const stretches = splitAtPauses(talk(60), transcriberRate);
  expect(stretches[0]?.start).toBe(0);
  expect(stretches.at(-1)?.end).toBe(60 * transcriberRate);
  for (const { start, end } of stretches) expect((end - start) / transcriberRate).toBeLessThanOrEqual(14);
  for (const { end } of stretches.slice(0, -1)) expect((end / transcriberRate) % 3).toBeGreaterThan(2.7);
  expect(splitAtPauses(new Float32Array(0), transcriberRate)).toEqual([]);
});

test('word pieces are joined, even where one letter takes several', () => {
  const read = readWordPieces(source);
  expect(read).toEqual(pieces);
  expect(joinWordPieces(read, [4, 5, 3, 6, 7])).toBe('home lakeé');
  expect(() => readWordPieces('nothing')).toThrow('word pieces');
});
