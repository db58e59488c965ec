import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { printOperations } from './print-operations.ts';

/** Writes the generated half of the typed client where it has changed. */
export function writeOperations(root: string): void {
  const file = join(root, 'clients/typescript/operations.ts');
  const text = printOperations();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The typed client as one script. */
export async function buildClient(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'clients/typescript/client.ts'), formats: ['es'], fileName: 'hearthcast' },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The client was not built.');
  return result.output[0].code;
}
