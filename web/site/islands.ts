import { CarouselButtons } from './islands/carousel-buttons.tsx';
import { ContactForm } from './islands/contact-form.tsx';
import { LocationMap } from './islands/location-map.tsx';
import { PhotoLightbox } from './islands/photo-lightbox.tsx';
import { PodcastPlayer } from './islands/podcast-player.tsx';
import { SessionMenu } from './islands/session-menu.tsx';
import { StaffTools } from './islands/staff-tools.tsx';
import { StartButton } from './islands/start-button.tsx';

/** Every island by the name of its file. */
export const islands = {
  'carousel-buttons': CarouselButtons,
  'contact-form': ContactForm,
  'location-map': LocationMap,
  'photo-lightbox': PhotoLightbox,
  'podcast-player': PodcastPlayer,
  'session-menu': SessionMenu,
  'staff-tools': StaffTools,
  'start-button': StartButton,
};
