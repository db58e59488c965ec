import { AskBox } from './islands/ask-box.tsx';
import { BusinessInquiry } from './islands/business-inquiry.tsx';
import { CarouselButtons } from './islands/carousel-buttons.tsx';
import { ContactForm } from './islands/contact-form.tsx';
import { CopyCode } from './islands/copy-code.tsx';
import { CostCalculator } from './islands/cost-calculator.tsx';
import { FileChecker } from './islands/file-checker.tsx';
import { InquiryForm } from './islands/inquiry-form.tsx';
import { LiveReviewLink } from './islands/live-review-link.tsx';
import { LocationMap } from './islands/location-map.tsx';
import { MarketRequestForm } from './islands/market-request-form.tsx';
import { OrderStart } from './islands/order-start.tsx';
import { PhotoLightbox } from './islands/photo-lightbox.tsx';
import { PodcastPlayer } from './islands/podcast-player.tsx';
import { SessionMenu } from './islands/session-menu.tsx';
import { ShareButtons } from './islands/share-buttons.tsx';
import { StaffTools } from './islands/staff-tools.tsx';

/** Every island by the name of its file. */
export const islands = {
  'ask-box': AskBox,
  'business-inquiry': BusinessInquiry,
  'carousel-buttons': CarouselButtons,
  'contact-form': ContactForm,
  'copy-code': CopyCode,
  'cost-calculator': CostCalculator,
  'file-checker': FileChecker,
  'inquiry-form': InquiryForm,
  'live-review-link': LiveReviewLink,
  'location-map': LocationMap,
  'market-request-form': MarketRequestForm,
  'order-start': OrderStart,
  'photo-lightbox': PhotoLightbox,
  'podcast-player': PodcastPlayer,
  'session-menu': SessionMenu,
  'share-buttons': ShareButtons,
  'staff-tools': StaffTools,
};
