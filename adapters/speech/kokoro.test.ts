import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { createKokoro } from './kokoro.ts';
import { createVoicePack } from './voice-pack/create-voice-pack.ts';
import { voicePackPlan } from './voice-pack/plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-kokoro-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = join(import.meta.dirname, '..', '..');

/**
 * Takes and gives what Kokoro does: each phoneme lasts two frames, its number is its sound. On the way there the numbers
 * become too large for half precision.
 */
const model = writeOnnx({
  inputs: [
    { name: 'input_ids', kind: 'int64', rank: 2 },
    { name: 'style', kind: 'float', rank: 2 },
    { name: 'speed', kind: 'float', rank: 1 },
  ],
  outputs: [{ name: 'waveform', kind: 'float', rank: 2 }],
  constants: [
    { name: 'none', kind: 'int64', dims: [], values: [0] },
    { name: 'two', kind: 'int64', dims: [], values: [2] },
    { name: 'times', kind: 'int64', dims: [2], values: [1, 1200] },
    { name: 'quiet', kind: 'float', dims: [], values: [0.004 / 1e5] },
    { name: 'huge', kind: 'float', dims: [1, 1, 1], values: [1e5] },
    { name: 'second', kind: 'int64', dims: [1], values: [1] },
  ],
  nodes: [
    { op: 'Mul', inputs: ['input_ids', 'none'], outputs: ['zeros'] },
    { op: 'Add', inputs: ['zeros', 'two'], outputs: ['/encoder/Clip_output_0'] },
    { op: 'Cast', inputs: ['input_ids'], outputs: ['numbers'], attributes: { to: 1 } },
    { op: 'Unsqueeze', inputs: ['numbers', 'second'], outputs: ['channel'] },
    {
      op: 'Conv',
      name: '/decoder/decoder/generator/Conv',
      inputs: ['channel', 'huge'],
      outputs: ['large'],
    },
    { op: 'Squeeze', inputs: ['large', 'second'], outputs: ['flat'] },
    { op: 'Tile', inputs: ['flat', 'times'], outputs: ['long'] },
    { op: 'Mul', inputs: ['long', 'quiet'], outputs: ['waveform'] },
  ],
});

async function openPack() {
  const voice = Buffer.from(new Float32Array(510 * 256).fill(0.1).buffer);
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const appendix = voicePackPlan.files[0]?.appendix as Uint8Array;
  writeFileSync(join(folder, 'original.onnx'), model);
  for (const name of ['af_heart.bin', 'am_michael.bin']) writeFileSync(join(folder, name), voice);
  return createVoicePack({
    folder,
    projectFolder: root,
    modelPath: join(folder, 'original.onnx'),
    plan: {
      files: [
        { name: 'model.onnx', sizeBytes: model.length, sha256: hash(model), appendix },
        { name: 'af_heart.bin', sizeBytes: voice.length, sha256: hash(voice) },
        { name: 'am_michael.bin', sizeBytes: voice.length, sha256: hash(voice) },
      ],
      packages: [],
    },
  });
}

test.each(['exact', 'half', 'bytes', 'unsigned'] as const)(
  'the engine speaks through the real runtime and returns the time of each word (%s)',
  async (precision) => {
    const speech = createKokoro({ root, pack: await openPack(), threads: 1, precision });
    const { signal } = new AbortController();
    const voices = await speech.prepare({ signal });
    const long = 'The porch looks west over the creek and the old orchard behind it. '.repeat(16).trim();
    const lines = [
      { speaker: 'nora', text: 'Two baths, right on the lake.' },
      { speaker: 'miles', text: `In [Larkmere](/lˈɑɹkmɪɹ/). ${long}` },
    ];
    const seen: number[] = [];
    const spoken = await voices.speak(lines, { signal, onLine: (index) => void seen.push(index) });
    expect(seen).toEqual([0, 1]);
    expect(voices).toMatchObject({ name: 'Kokoro', isDraft: false });
    for (const [index, { words = [], samples, sampleRate }] of spoken.entries()) {
      const said = lines[index]?.text.replace(/\[(.+?)\]\(.+?\)/, '$1').replace(/[.,]/g, '');
      expect(words.map(({ word }) => word).join(' ')).toBe(said);
      expect(sampleRate).toBe(24_000);
      expect(samples.every(Number.isFinite)).toBe(true);
      let before = 0;
      for (const { startSeconds, endSeconds } of words) {
        expect(startSeconds).toBeGreaterThanOrEqual(before - 1e-6);
        expect(endSeconds).toBeGreaterThanOrEqual(startSeconds);
        before = endSeconds;
      }
      expect(before).toBeLessThanOrEqual(samples.length / sampleRate);
      expect(before).toBeGreaterThan(samples.length / sampleRate - 0.5);
    }
  },
);

test('two lines are spoken at once, and each comes back in its place', async () => {
  const pack = await openPack();
  const speak = async (threads: number) => {
    const speech = createKokoro({ root, pack, threads, precision: 'unsigned' });
    const { signal } = new AbortController();
    const voices = await speech.prepare({ signal });
    const long = `The second porch ${'is long and looks west, and '.repeat(6)}that is all.`;
    const lines = ['One porch.', long, long, 'Four.', 'And five at last.'];
    const seen = new Set<number>();
    const spoken = await voices.speak(
      lines.map((text) => ({ speaker: 'nora', text })),
      { signal, onLine: (index) => void seen.add(index) },
    );
    expect(seen.size).toBe(lines.length);
    return spoken;
  };
  expect(await speak(2)).toEqual(await speak(1));
});

/** Of the processes that this one started, the voice's. */
function environmentOfVoice(): string {
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      // It ended since it was listed.
      return '';
    }
  };
  const ours = globSync('/proc/[0-9]*').find(
    (folder) =>
      read(`${folder}/stat`).split(') ')[1]?.split(' ')[1] === String(process.pid) &&
      read(`${folder}/cmdline`).includes('kokoro/process.ts'),
  );
  return read(`${ours}/environ`);
}

test.runIf(process.platform === 'linux')(
  'its process gives back the memory of the file it read',
  async () => {
    const speech = createKokoro({ root, pack: await openPack(), threads: 1 });
    await speech.prepare({ signal: new AbortController().signal });
    expect(environmentOfVoice()).toContain('MALLOC_MMAP_THRESHOLD_=131072');
  },
);
