import { benchAdmin } from './admin.ts';
import { benchAsk } from './ask.ts';
import { benchAskAloud } from './ask-aloud.ts';
import { benchCdn } from './cdn.ts';
import { benchCredentials } from './credentials.ts';
import { benchDirectory } from './directory.ts';
import { benchEpisodes } from './episodes.ts';
import { benchExtraction } from './extraction.ts';
import { benchFirstLoad } from './first-load.ts';
import type { Figure } from './instruments/figure.ts';
import { benchInteraction } from './interaction.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchListings } from './listings.ts';
import { benchMarketing } from './marketing.ts';
import { benchPages } from './pages.ts';
import { benchProduction } from './production.ts';
import { benchScale } from './scale.ts';
import { benchSound } from './sound.ts';

/** By name, in the order in which they run. */
export const benches: Record<string, () => Promise<Figure[]>> = {
  pages: benchPages,
  'first-load': benchFirstLoad,
  lighthouse: benchLighthouse,
  interaction: benchInteraction,
  listings: benchListings,
  admin: benchAdmin,
  directory: benchDirectory,
  scale: benchScale,
  cdn: benchCdn,
  extraction: benchExtraction,
  ask: benchAsk,
  'ask-aloud': benchAskAloud,
  sound: benchSound,
  episodes: benchEpisodes,
  marketing: benchMarketing,
  credentials: benchCredentials,
  production: benchProduction,
};
