import type { Step } from '../run/step.ts';
import { checkFacts } from './check-facts.ts';
import { checkScript } from './check-script.ts';
import { deliverEpisode } from './deliver-episode.ts';
import { masterEpisode } from './master-episode.ts';
import { readListing } from './read-listing.ts';
import { recordEpisode } from './record-episode.ts';
import { verifyAudio } from './verify-audio.ts';
import { writeMarketing } from './write-marketing.ts';
import { writePage } from './write-page.ts';
import { writeScript } from './write-script.ts';

/** Paid order in, delivered episode out. */
export const episodeSteps: readonly Step[] = [
  readListing,
  checkFacts,
  writeScript,
  checkScript,
  recordEpisode,
  masterEpisode,
  verifyAudio,
  writePage,
  writeMarketing,
  deliverEpisode,
];
