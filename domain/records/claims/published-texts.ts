import { countOf } from '../../english/plural-of.ts';
import type { MarketStep } from '../../listings/buyer-facts/rules.ts';
import { feedText } from '../../listings/feed/feed-text.ts';
import { formatOpenHouse } from '../../listings/mls/rules.ts';
import type { Listing } from '../../listings/queries.ts';
import { formatCityLine, formatPrice, hasStreet, saleStatusNames } from '../../listings/rules.ts';
import type { HomeFacts } from '../../marketing/facts/home-facts.ts';
import { openHouseTime, usualOccasion } from '../../marketing/facts/occasions.ts';
import type { StoredPart } from '../../marketing/queries.ts';
import { isOpenToBuyers, networks, occasionLabel } from '../../marketing/rules.ts';
import type { EmailContent, ImageContent, PostContent, RemarksContent } from '../../marketing/schema.ts';
import { noStory } from '../../marketing/story/home-story.ts';
import { shortFacts, shortWhere } from '../../marketing/writing/copy.ts';
import { writeRemarks } from '../../marketing/writing/write-remarks.ts';
import type { Channel } from '../rules.ts';
import { factRowLines } from './fact-row-facts.ts';
import { historyLines } from './history-facts.ts';
import { monthlyCostLines } from './monthly-cost-facts.ts';

/** What people can read or hear about a home in one place, line by line. */
export type PublishedText = {
  channel: Channel;
  lines: string[];
  writtenBy: string;
  isEdited: boolean;
  version: number | null;
};

export type TextSources = {
  listing: Omit<Listing, 'createdAt' | 'updatedAt' | 'podcastId'>;
  facts: HomeFacts;
  /** The current version of each part of the kit. */
  parts: readonly Pick<StoredPart, 'part' | 'content' | 'version' | 'writtenBy' | 'isEdited'>[];
  clips: readonly { hook: string }[];
  hasEpisode: boolean;
  /** What the page says about earlier prices. */
  history: readonly MarketStep[];
};

/** Every text of a home except the script itself, whose turns name their facts. */
export function publishedTexts(sources: TextSources): PublishedText[] {
  const own = { writtenBy: 'built-in', isEdited: false, version: null };
  const texts: PublishedText[] = [
    { channel: 'page', lines: pageLines(sources), ...own },
    ...kitTexts(sources),
    { channel: 'clip', lines: clipLines(sources), ...own },
    { channel: 'flyer', lines: flyerLines(sources), ...own },
    { channel: 'feed', lines: sources.hasEpisode ? feedLines(sources) : [], ...own },
  ];
  return texts
    .map((text) => ({ ...text, lines: text.lines.map((line) => line.trim()).filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

type Line = string | null | undefined | false;
const said = (lines: Line[]) =>
  lines.filter((line): line is string => typeof line === 'string' && line !== '');

function pageLines({ listing, history }: TextSources): string[] {
  const { nearbyAmenities: nearby, marketStats, mls } = listing;
  return said([
    listing.pageTitle,
    listing.metaDescription,
    [hasStreet(listing.address) ? listing.address : '', formatCityLine(listing)].filter(Boolean).join(', '),
    formatPrice(listing.price),
    listing.priceCut && `Price cut ${listing.priceCut}`,
    listing.beds !== null && (listing.beds === 0 ? 'Studio' : countOf(listing.beds, 'bedroom')),
    listing.baths !== null && countOf(listing.baths, 'bathroom'),
    listing.sqft && `${listing.sqft} square feet`,
    listing.yearBuilt !== null && `Year built ${listing.yearBuilt}`,
    listing.propertyType,
    ...(listing.description ?? '').split(/\n+/),
    ...listing.features,
    ...factRowLines(listing),
    ...historyLines(history),
    listing.neighborhoodDescription,
    listing.schoolDistrict,
    ...[...(nearby?.dining ?? []), ...(nearby?.recreation ?? [])].map(({ name }) => name),
    nearby?.government,
    listing.saleStatus && saleStatusNames[listing.saleStatus],
    ...(mls?.openHouses ?? []).map((time) => `Open house ${formatOpenHouse(time)}`),
    ...monthlyCostLines(listing),
    marketStats?.median_home_value && `Median home value ${marketStats.median_home_value}`,
    marketStats?.annual_appreciation && `Annual appreciation ${marketStats.annual_appreciation}`,
    marketStats?.owner_occupied && `Owner occupied ${marketStats.owner_occupied}`,
    ...listing.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...listing.localImages.map(({ alt }) => alt),
    listing.agentName,
    listing.agentBrokerage,
    listing.agentMlsNumber && `MLS number ${listing.agentMlsNumber}`,
    listing.agentOriginatingMls,
    ...(mls ? [mls.attribution, mls.disclaimer] : [listing.agentDisclaimer]),
  ]);
}

function kitTexts(sources: TextSources): PublishedText[] {
  return sources.parts.map(({ part, content, version, writtenBy, isEdited }) => ({
    channel: part,
    lines: linesOfPart(part, content, sources.facts),
    version,
    writtenBy,
    isEdited,
  }));
}

function linesOfPart(part: StoredPart['part'], content: unknown, facts: HomeFacts): string[] {
  if (part === 'image') return imageLines(content as ImageContent, facts);
  if (part === 'email') {
    const { subject, preheader, heading, text } = content as EmailContent;
    // Plain text shows the heading in capitals, which aren't names.
    const calm = (line: string) => (line.toLowerCase() === heading.toLowerCase() ? heading : line);
    return [subject, preheader, ...text.split('\n').map((line) => calm(line.trim()))];
  }
  const { text } = content as PostContent | RemarksContent;
  return networks.some((network) => network === part) ? text.split('\n') : [text];
}

/** The words on the pictures, and their text for people who can't see them. */
function imageLines({ occasion, openHouse, alt }: ImageContent, facts: HomeFacts): string[] {
  return said([
    openHouse ? `Open house ${openHouseTime(openHouse)}` : occasionLabel(occasion, facts.state),
    isOpenToBuyers(occasion) ? facts.price : null,
    shortWhere(facts),
    facts.street ? facts.cityLine : null,
    ...shortFacts(facts),
    facts.agentName,
    facts.brokerage,
    alt,
  ]);
}

/** The words that clips show; their audio consists of the episode's turns. */
function clipLines({ clips, facts }: TextSources): string[] {
  if (clips.length === 0) return [];
  return said([
    ...new Set(clips.map(({ hook }) => hook)),
    shortWhere(facts),
    facts.saleStatus === 'sold' ? null : facts.price,
    ...shortFacts(facts),
    facts.agentName,
    facts.brokerage,
  ]);
}

function flyerLines({ facts, hasEpisode }: TextSources): string[] {
  if (!hasEpisode) return [];
  const occasion = usualOccasion(facts);
  return said([
    occasionLabel(occasion, facts.state),
    shortWhere(facts),
    facts.street ? facts.cityLine : null,
    isOpenToBuyers(occasion) ? facts.price : null,
    ...shortFacts(facts),
    writeRemarks({ facts: { ...facts, features: [] }, story: noStory }, 400),
    ...facts.features,
    facts.agentName,
    facts.brokerage,
    facts.disclaimer,
  ]);
}

/** What feeds say about an episode. */
function feedLines({ listing }: TextSources): string[] {
  const { title, about, mls } = feedText(listing);
  return said([title, ...about.split(/\n+/), ...mls]);
}
