import { allScenes } from '../scenes/all-scenes.ts';
import type { FactSheet, Script } from '../schema.ts';
import { type EpisodeOptions, writeEpisode } from './write-episode.ts';

export type WriterOptions = Pick<EpisodeOptions, 'wordsPerMinute' | 'disclosure'> & {
  seed?: string | undefined;
};

/** The built-in writer's talk, from the sheet alone. */
export function writeScript(sheet: FactSheet, { seed, ...options }: WriterOptions): Script {
  return writeEpisode(sheet, { scenes: allScenes, ...options, ...(seed && { seed }) }).script;
}
