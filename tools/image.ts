import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drawSigningKey } from '#domain/accounts/signing-key.ts';
import { readArguments } from '../commands/read-arguments.ts';
import { CERTIFICATES, makeLocalBase } from './image/make-local-base.ts';
import { projectRoot } from './run-step.ts';

const usage = `Usage: npm run image -- [--local-base] [--folder folder] [--registry url] [--tag hearthcast]
Builds the container image, starts it as its own user and places a test order in it. Uses Docker, or buildah with chroot
isolation where there is none.
  --local-base  makes the base from Debian's packages instead of pulling it
  --folder      keeps what was made there for the next run
  --registry    the npm registry`;
const { values: given } = readArguments(usage, {
  options: {
    'local-base': { type: 'boolean', default: false },
    folder: { type: 'string' },
    registry: { type: 'string' },
    tag: { type: 'string', default: 'hearthcast' },
  },
});
const folder = given.folder ? resolve(given.folder) : mkdtempSync(join(tmpdir(), 'hearthcast-image-'));
mkdirSync(folder, { recursive: true });

/** Production as set up on one machine without external services. The order's voice is the draft voice. */
const smokeSettings: Record<string, string> = {
  SITE_URL: 'https://hearthcast.example',
  PAYMENTS: 'demo',
  DEV_MAILBOX: 'on',
  CLIPS: 'off',
  SPEECH: 'flite',
  PORT: '3900',
  AUTH_SECRET: randomBytes(32).toString('hex'),
  JWT_KEYS: JSON.stringify([await drawSigningKey()]),
};
const smoke = ['node', 'tools/image/smoke-order.ts'];

if (!given.folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
if (answers('docker', ['info'])) buildWithDocker();
else if (answers('buildah', ['--version'])) buildWithBuildah();
else fail('Building the image needs Docker or buildah.');

function buildWithDocker(): void {
  run('docker', ['build', '--tag', given.tag, ...buildArguments(), projectRoot]);
  const settings = Object.entries(smokeSettings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  run('docker', ['run', '--rm', '--read-only', '--tmpfs', '/tmp', ...settings, given.tag, ...smoke]);
}

function buildWithBuildah(): void {
  const store = [
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (...args: string[]) => run('buildah', [...store, ...args]);
  const base: string[] = [];
  if (given['local-base']) {
    const name = 'localhost/hearthcast-base';
    if (!isImage(store, name)) importBase(store, makeLocalBase(folder, projectRoot), name);
    base.push('--build-arg', `BASE=${name}`, '--pull-never');
  }
  buildah(
    'build',
    '--layers',
    // Another format would drop the health check.
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--tag',
    given.tag,
    ...base,
    ...buildArguments(),
    projectRoot,
  );
  const container = execFileSync('buildah', [...store, 'from', '--pull-never', `localhost/${given.tag}`], {
    encoding: 'utf8',
  }).trim();
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
  chownSync(data, 1000, 1000);
  const settings = Object.entries(smokeSettings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const volume = ['--volume', `${data}:/data`];
  try {
    buildah('run', '--isolation', 'chroot', ...settings, ...volume, container, '--', ...smoke);
  } finally {
    buildah('rm', container);
  }
}

/** The files of a folder as an image. */
function importBase(store: string[], files: string, name: string): void {
  const container = execFileSync('buildah', [...store, 'from', 'scratch'], { encoding: 'utf8' }).trim();
  run('buildah', [...store, 'copy', '--quiet', container, files, '/']);
  // npm in the image trusts what this machine trusts.
  const environment = ['PATH=/usr/local/bin:/usr/bin:/bin', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
  run('buildah', [...store, 'config', ...environment.flatMap((line) => ['--env', line]), container]);
  run('buildah', [...store, 'commit', '--quiet', '--rm', container, name]);
}

function buildArguments(): string[] {
  return given.registry ? ['--build-arg', `NPM_CONFIG_REGISTRY=${given.registry}`] : [];
}

function isImage(store: string[], name: string): boolean {
  return answers('buildah', [...store, 'inspect', '--type', 'image', name]);
}

function answers(command: string, args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0)
    fail(`${command} ${args.find((word) => !word.startsWith('-') && !word.startsWith('/'))} failed.`);
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
