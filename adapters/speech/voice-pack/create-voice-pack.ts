import { join } from 'node:path';
import { fetchPack, hasPack, type PackProgress, type PackSettings } from './fetch-pack.ts';
import { voicePackPlan } from './plan.ts';

/** The files that voices and transcriber need, on this machine. */
export type VoicePack = {
  isPresent: () => boolean;
  /** Answers at once when the pack is there. */
  fetch: (options: {
    signal: AbortSignal;
    onProgress?: ((progress: PackProgress) => void) | undefined;
  }) => Promise<void>;
  pathOf: (name: string) => string;
};

export function createVoicePack(
  options: Omit<PackSettings, 'plan'> & { plan?: PackSettings['plan'] },
): VoicePack {
  const settings = { ...options, plan: options.plan ?? voicePackPlan };
  return {
    isPresent: () => hasPack(settings),
    fetch: (fetchOptions) => fetchPack(settings, fetchOptions),
    pathOf: (name) => join(settings.folder, name),
  };
}
