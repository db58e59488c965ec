import { CarouselButtons } from './islands/carousel-buttons.tsx';
import { PodcastPlayer } from './islands/podcast-player.tsx';
import { SessionMenu } from './islands/session-menu.tsx';
import { StartButton } from './islands/start-button.tsx';

/** Every island by the name of its file. */
export const islands = {
  'carousel-buttons': CarouselButtons,
  'podcast-player': PodcastPlayer,
  'session-menu': SessionMenu,
  'start-button': StartButton,
};
