import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '#web/assets.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] };

/** Reads the file names of the build from its manifest. */
export function readBuiltAssets(clientFolder: string): Assets {
  const chunk = openManifest(join(clientFolder, 'manifest.json'));
  const appChunk = openManifest(join(clientFolder, 'app-manifest.json'));
  const styles = chunk('web/styles/site.css');
  const inline = readFileSync(join(clientFolder, styles.file), 'utf8').trim();
  const app = appChunk('web/app/main.tsx');
  return {
    siteStyles: { inline, cspHash: `sha256-${createHash('sha256').update(inline).digest('base64')}` },
    siteScript: `/${chunk('web/site/island-runtime.ts').file}`,
    fontPreloads: (styles.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    appScript: `/${app.file}`,
    appStyles: (app.css ?? []).map((file) => `/${file}`),
    appPreloads: (app.imports ?? []).map((name) => `/${appChunk(name).file}`),
  };
}

function openManifest(path: string): (source: string) => Chunk {
  if (!existsSync(path))
    throw new Error('The website is not built. Run "npm run build", or start with "npm start".');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  return (source) => {
    const found = manifest[source];
    if (!found) throw new Error(`The build has no ${source}. Run "npm run build".`);
    return found;
  };
}
