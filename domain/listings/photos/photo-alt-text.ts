import { upperFirst } from '../../english/upper-first.ts';
import { isAboutTheHome } from '../content/is-about-the-home.ts';
import { readPhotoLabel } from '../photo-labels/rules.ts';

export type PhotoFacts = {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
};

export type PhotoPlace = {
  position: number;
  count: number;
  caption?: string | undefined;
  /** What the photo is, unless it is as it was listed. */
  label?: string | null;
};

const minCaptionLength = 4;
const maxCaptionLength = 120;

/** File names, counters, ads and contact data that pages use as captions. */
const notACaption =
  /\.(jpe?g|png|webp|avif|gif)\b|https?:|www\.|@|\b(img|dsc|dji|pic)[_-]?\d|\b(photos?|images?|pictures?|listing|slide|mls|realty|realtor|brokerage|zillow|redfin)\b|for sale|real estate|\d{3}[-. ]\d{4}|[<>{}[\]|\\]/i;

/** Alt text for a photo: the page's caption if it describes something, else its number and the home. */
export function photoAltText(facts: PhotoFacts, place: PhotoPlace): string {
  const home = [facts.street, facts.city, facts.state].filter(Boolean).join(', ') || 'this home';
  const caption = usableCaption(place.caption, facts);
  const text = caption
    ? `${caption} – ${facts.street || 'this home'}`
    : `Photo ${place.position} of ${place.count}: ${home}`;
  return withLabel(text, place.label ?? null);
}

/** People who can't see a photo are also told that it shows something that isn't there. */
export function withLabel(text: string, label: string | null): string {
  if (!label || readPhotoLabel(text)) return text;
  return `${text} (${label.charAt(0).toLowerCase()}${label.slice(1)})`;
}

function usableCaption(caption: string | undefined, facts: PhotoFacts): string | undefined {
  const text =
    caption
      ?.normalize('NFC')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.,;:–-]+$/, '') ?? '';
  if (text.length < minCaptionLength || text.length > maxCaptionLength) return undefined;
  if (notACaption.test(text) || !/[a-z]{3}/i.test(text)) return undefined;
  if (!isAboutTheHome(text)) return undefined;
  if (facts.street && text.toLowerCase().includes(facts.street.toLowerCase())) return undefined;
  const isShouted = text === text.toUpperCase();
  return isShouted ? `${text.charAt(0)}${text.slice(1).toLowerCase()}` : text;
}

/** What a file's name says about its photo: "kitchen-island.jpg" is "Kitchen island", "IMG_2231.jpg" says nothing. */
export function captionOfFile(fileName: string): string | undefined {
  const words = fileName.replace(/\.\w{2,5}$/, '').replace(/[-_+\s]+/g, ' ');
  const caption = usableCaption(words.replace(/ ?\(?\d+\)?$/, ''), {});
  return caption && upperFirst(caption);
}
