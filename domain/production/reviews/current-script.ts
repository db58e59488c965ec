import type { Script } from '../../script/schema.ts';
import { type Artifacts, artifactOf, findArtifact } from '../run/artifacts.ts';

/** The checked script, or the written one until it has been checked; undefined while there is none. */
export function currentScript(artifacts: Artifacts): { script: Script; contentHash: string } | undefined {
  const { 'check-script': checked, 'write-script': written } = artifacts;
  if (!written) return undefined;
  const script =
    findArtifact({ artifacts }, 'check-script')?.script ?? artifactOf({ artifacts }, 'write-script');
  return { script, contentHash: (checked ?? written).contentHash };
}
