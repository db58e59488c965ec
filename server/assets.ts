import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '#web/assets.ts';

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; assets?: string[] };

/** Reads the file names of the build from its manifest. */
export function readBuiltAssets(clientFolder: string): Assets {
  const path = join(clientFolder, 'manifest.json');
  if (!existsSync(path))
    throw new Error('The website is not built. Run "npm run build", or start with "npm start".');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const chunk = (source: string): Chunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The build has no ${source}. Run "npm run build".`);
    return found;
  };
  const styles = chunk('web/styles/site.css');
  const inlined = ({ file }: Chunk) => {
    const inline = readFileSync(join(clientFolder, file), 'utf8').trim();
    return { inline, cspHash: `sha256-${createHash('sha256').update(inline).digest('base64')}` };
  };
  const chunkNamed = (name: string) =>
    chunk(Object.keys(manifest).find((source) => manifest[source]?.name === name) ?? name);
  // The app's entry would only import the frame, which has its code.
  const frame = chunkNamed('frame');
  const needs = (source: Chunk, found = new Set<string>()): string[] => {
    for (const name of source.imports ?? []) {
      const { file } = chunk(name);
      if (found.has(`/${file}`)) continue;
      found.add(`/${file}`);
      needs(chunk(name), found);
    }
    return [...found];
  };
  const appPreloads = needs(frame);
  const ofScreen = (name: string) => {
    const screen = chunkNamed(name);
    const known = [...appPreloads, `/${frame.file}`];
    return [...new Set([...needs(screen), `/${screen.file}`])].filter((file) => !known.includes(file));
  };
  return {
    siteStyles: inlined(styles),
    siteScript: `/${chunk('web/site/island-runtime.ts').file}`,
    fontPreloads: (styles.assets ?? [])
      .filter((file) => /-everyday-[^/]+\.woff2$/.test(file))
      .map((file) => `/${file}`),
    appScript: `/${frame.file}`,
    appStart: inlined(chunk('web/app/start.ts')),
    appStyles: (frame.css ?? []).map((file) => `/${file}`),
    appPreloads,
    reactScript: `/${chunkNamed('react').file}`,
    screenPreloads: {
      '/create-podcast': ofScreen('order'),
      '/auth': ofScreen('sign-in'),
    },
  };
}
