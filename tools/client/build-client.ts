import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { printOperations } from './print-operations.ts';

/** Writes the generated half of the typed client if it has changed. */
export function writeOperations(root: string): void {
  const file = join(root, 'clients/typescript/operations.ts');
  const text = printOperations();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The typed client as one script. */
export function buildClient(root: string): Promise<string> {
  return buildScript(root, 'clients/typescript/client.ts');
}

/** The player element as one script. */
export function buildPlayer(root: string): Promise<string> {
  return buildScript(root, 'web/site/embed/hearthcast-player.ts');
}

async function buildScript(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, entry), formats: ['es'], fileName: 'script' },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code;
}
