import { allScenes } from '../scenes/all-scenes.ts';
import type { FactSheet, Script } from '../schema.ts';
import { writeEpisode } from './write-episode.ts';

export type WriterOptions = { wordsPerMinute: number; seed?: string | undefined };

/** The talk of the built-in writer, from the sheet alone. */
export function writeScript(sheet: FactSheet, { wordsPerMinute, seed }: WriterOptions): Script {
  return writeEpisode(sheet, { scenes: allScenes, wordsPerMinute, ...(seed && { seed }) }).script;
}
