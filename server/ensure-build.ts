import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { StartRefused } from '#db/start-refused.ts';
import { findBuildState } from './hash-sources.ts';

const hint = 'Run npm run build; production never builds by itself.';

/**
 * Makes sure that `dist` exists. Development builds when something has changed. Production never builds: its
 * folder may be read-only, and it should run what was tested.
 */
export function ensureBuild(root: string, { isProduction }: { isProduction: boolean }): void {
  const state = findBuildState(root);
  if (isProduction) {
    if (state === 'missing') throw new StartRefused(`Hearthcast is not built. ${hint}`);
    if (state === 'other-sources') throw new StartRefused(`dist was built from other sources. ${hint}`);
    return;
  }
  if (state === 'current') return;
  console.log('Building …');
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'build.ts')], {
    stdio: 'inherit',
    cwd: root,
  });
  if (status !== 0) throw new StartRefused('The build failed.');
}
