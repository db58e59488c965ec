import { countDetails } from './count-details.ts';
import type { PageFacts, UnreadableReason } from './facts.ts';
import type { Page } from './page/page.ts';
import { zones } from './page/zones.ts';

const perNight = /[$£€] ?[\d,]{2,6} ?(?:\/|per|a|avg\.?\/?) ?night\b|\bnightly (?:rate|price)s?\b/i;
const stay = /\bcheck-?in\b|\bcheck-?out\b|\b\d+ guests?\b|\bsleeps \d+\b|\bbook (?:now|your stay)\b/i;
const articleType = /"@type"\s*:\s*\[?\s*"(?:BlogPosting|NewsArticle|Article|Report)"/;
const lodgingType = /"@type"\s*:\s*\[?\s*"(?:VacationRental|LodgingBusiness|Hotel|BedAndBreakfast)"/;
const homeType =
  /"@type"\s*:\s*\[?\s*"(?:RealEstateListing|SingleFamilyResidence|House|Apartment|Residence|Accommodation|Product)"/;

/** Pages that name a home with its price but aren't a listing of it: vacation rentals and articles. */
export function otherPageKind(page: Page, facts: PageFacts): UnreadableReason | null {
  if (facts.mls.value !== null) return null;
  const aside = zones.chrome | zones.similar | zones.remarks;
  const lines = page.lines.filter(({ zone }) => !(zone & aside)).slice(0, 600);
  const says = (sign: RegExp) => lines.some(({ text }) => text.length < 200 && sign.test(text));
  const data = page.scripts
    .filter(({ type }) => type.includes('ld+json'))
    .map(({ text }) => text.slice(0, 60_000));
  const isTyped = (type: RegExp) => data.some((text) => type.test(text));
  if (isTyped(lodgingType) || (says(perNight) && says(stay))) return 'vacation rental';
  if (isTyped(homeType)) return null;
  // Listings on blog software also call themselves articles, but they state more than an article does.
  const isPost = page.metas.some(({ name, content }) => name === 'og:type' && content === 'article');
  return (isTyped(articleType) || (isPost && page.metas.some(({ name }) => name.startsWith('article:')))) &&
    countDetails(facts) < 3
    ? 'article'
    : null;
}
