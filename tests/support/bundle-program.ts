import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { projectRoot } from '#tools/run-step.ts';

/**
 * Bundles a program and all its imports into one file: a test that starts the same program thirty times would otherwise
 * load a thousand modules each time.
 */
export async function bundleProgram(program: string, folder: string): Promise<string> {
  const entry = join(projectRoot, program);
  const built = await build({
    root: projectRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [nativePackages, keepPlaces],
    ssr: { noExternal: true },
    build: { write: false, ssr: entry, minify: false },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${program} was not built.`);
  const bundle = join(folder, basename(program).replace(/\.ts$/, '.mjs'));
  writeFileSync(bundle, result.output[0].code);
  return bundle;
}

/** Packages with native code stay where they are installed. */
const nativePackages: Plugin = {
  name: 'native-packages',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'sharp' || id === 'onnxruntime-node'
      ? { id: import.meta.resolve(id), external: 'absolute' }
      : null,
};

/** Modules find their data files next to themselves, not next to the bundle. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.filename', JSON.stringify(id))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};
