import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuildCurrent } from './hash-sources.ts';
import type { RunningServer, StartOptions } from './main.ts';

/** `npm start`: builds when the sources changed, then runs the built server. With --worker-only it serves no pages. */
const root = join(import.meta.dirname, '..');
const isWorkerOnly = process.argv.includes('--worker-only');

if (!isBuildCurrent(root)) {
  console.log('Building …');
  const build = spawnSync(process.execPath, [join(root, 'tools', 'build.ts')], {
    stdio: 'inherit',
    cwd: root,
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const { startServer } = (await import(join(root, 'dist', 'server', 'main.js'))) as {
  startServer: (options: StartOptions) => Promise<RunningServer>;
};

let running: RunningServer | undefined;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    // A second signal means: at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    await running?.stop();
    process.exit(0);
  });
}

try {
  running = await startServer({ root, isWorkerOnly });
  announce(running);
} catch (error) {
  console.error(explain(error as Error & { code?: string; port?: number }));
  process.exit(1);
}

function announce({ url, capabilities, notes }: RunningServer): void {
  const width = Math.max(...capabilities.map((capability) => capability.name.length));
  console.log(isWorkerOnly ? '\nHearthcast worker is running\n' : `\nHearthcast is running at ${url}\n`);
  for (const { name, inUse } of capabilities) console.log(`  ${name.padEnd(width)}  ${inUse}`);
  for (const note of notes) console.log(`\n${note}`);
  console.log('');
}

function explain(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is taken, perhaps by another Hearthcast. Stop it, or choose another with PORT=…`;
  }
  return error.constructor.name === 'BadEnvironment' ? error.message : (error.stack ?? error.message);
}
