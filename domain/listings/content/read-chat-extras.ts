import type { Faq, MarketStats, NamedPlace, NearbyAmenities } from '#db/schema/listings.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { readLiteral } from '../extraction/json/lenient-json.ts';
import { createBudget } from '../extraction/json/state-blobs.ts';
import { cleanLine, cleanList, cleanParagraphs } from './clean-text.ts';
import { dollars } from './fact-columns.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import type { FoundColumns } from './listing-columns.ts';

type Data = Record<string, unknown>;

/** What staff's AI-chat data adds to the facts: questions, neighborhood, amenities, market figures. */
export function readChatExtras(chat: string): FoundColumns {
  const start = chat.indexOf('{');
  const read = start < 0 ? null : readLiteral(chat, start, createBudget());
  const found = read && isData(read.value) ? spread(read.value) : {};
  const district = found.schooldistrict;
  const neighborhood = found.neighborhood ?? found.neighbourhood;
  return {
    faqs: readFaqs(found.faqs ?? found.faq),
    neighborhoodName: text(found.neighborhoodname ?? nameOf(neighborhood), 80),
    neighborhoodDescription: paragraphs(
      found.neighborhooddescription ?? (isData(neighborhood) ? neighborhood.description : undefined),
    ),
    schoolDistrict: text(nameOf(district), 120),
    schoolDistrictUrl: link(found.schooldistricturl ?? (isData(district) ? district.url : undefined)),
    nearbyAmenities: readAmenities(found.nearbyamenities ?? found.amenities),
    marketStats: readMarketStats(found.marketstats ?? found.marketstatistics),
    pageTitle: text(found.pagetitle ?? found.seotitle, 120),
    metaDescription: text(found.metadescription ?? found.seodescription, 300),
    keywords: Array.isArray(found.keywords)
      ? cleanList(found.keywords.filter(isText).filter(isAboutTheHome), { max: 15, maxLength: 80 })
      : null,
  };
}

/** Normalizes names; includes what is one level down (under "listing" or "property"). */
function spread(data: Data, depth = 0): Data {
  const found: Data = {};
  for (const [name, value] of Object.entries(data)) {
    const key = name.toLowerCase().replace(/[^a-z]/g, '');
    if (depth < 2 && isData(value) && /^(?:listing|property|data|result|seo|content|details)$/.test(key)) {
      Object.assign(found, spread(value, depth + 1));
    } else {
      found[key] ??= value;
    }
  }
  return found;
}

function readFaqs(value: unknown): Faq[] | null {
  if (!Array.isArray(value)) return null;
  const faqs = value.slice(0, 20).flatMap((entry) => {
    const data = isData(entry) ? spread(entry) : {};
    const question = text(data.question ?? data.q, 200);
    const answer = text(data.answer ?? data.a, 800);
    return question && answer ? [{ question, answer }] : [];
  });
  return faqs.length > 0 ? faqs : null;
}

function readAmenities(value: unknown): NearbyAmenities | null {
  if (!isData(value)) return null;
  const found = spread(value);
  const amenities: NearbyAmenities = {};
  const government = text(
    nameOf(Array.isArray(found.government) ? found.government[0] : found.government),
    160,
  );
  const dining = readPlaces(found.dining ?? found.restaurants);
  const recreation = readPlaces(found.recreation ?? found.parks);
  if (government) amenities.government = government;
  if (dining.length > 0) amenities.dining = dining;
  if (recreation.length > 0) amenities.recreation = recreation;
  return Object.keys(amenities).length > 0 ? amenities : null;
}

function readPlaces(value: unknown): NamedPlace[] {
  const entries = Array.isArray(value) ? value.slice(0, 12) : [];
  return entries.flatMap((entry) => {
    const name = text(nameOf(entry), 100);
    const url = isData(entry) ? link(entry.url ?? entry.website) : null;
    return name ? [{ name, ...(url ? { url } : {}) }] : [];
  });
}

function readMarketStats(value: unknown): MarketStats | null {
  if (!isData(value)) return null;
  const found = spread(value);
  const stats: MarketStats = {};
  const median = found.medianhomevalue ?? found.medianprice;
  const homeValue = typeof median === 'number' ? dollars(median) : text(median, 40);
  const appreciation = share(found.annualappreciation ?? found.appreciation);
  const owners = share(found.owneroccupied);
  if (homeValue) stats.median_home_value = homeValue;
  if (appreciation) stats.annual_appreciation = appreciation;
  if (owners) stats.owner_occupied = owners;
  return Object.keys(stats).length > 0 ? stats : null;
}

function share(value: unknown): string | null {
  return typeof value === 'number' && Number.isFinite(value) ? `${value}%` : text(value, 40);
}

function text(value: unknown, maxLength: number): string | null {
  const line = isText(value) ? cleanLine(value, maxLength) : '';
  return line !== '' && isAboutTheHome(line) ? line : null;
}

/** Filters longer text by sentence, so that one bad sentence doesn't cost the others. */
export function paragraphs(value: unknown): string | null {
  if (!isText(value)) return null;
  const kept = cleanParagraphs(value, 6000)
    .split('\n\n')
    .map((paragraph) => splitSentences(paragraph).filter(isAboutTheHome).join(' '))
    .filter((paragraph) => paragraph !== '');
  return kept.length > 0 ? kept.join('\n\n') : null;
}

function link(value: unknown): string | null {
  if (!isText(value) || value.length > 2048 || !URL.canParse(value)) return null;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && !url.username && url.href.isWellFormed() ? url.href : null;
}

function nameOf(value: unknown): unknown {
  return isData(value) ? value.name : value;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
