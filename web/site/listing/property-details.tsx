import { type FactGroup, factGroupTitles } from '#domain/listings/buyer-facts/rules.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { formatCityLine, hasStreet, knownText } from '#domain/listings/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Description } from './description.tsx';
import { offerTiles } from './offer-tiles.ts';
import { OpenHouses } from './open-houses.tsx';
import { type ChapterStarts, chapterMark, PlaySection } from './play-section.tsx';

const FEATURES_SHOWN = 16;
/** A longer value may break between its words. */
const LONG_VALUE = 18;

type PropertyDetailsProps = {
  listing: ShownListing;
  groups: readonly FactGroup[];
  lot: string | null;
  /** When the episode's chapters begin, if it can be played from here. */
  starts?: ChapterStarts | undefined;
  /** Where the open houses are offered for a calendar; its entries link to the agent's page. */
  calendarPath?: string | undefined;
};

export function PropertyDetails({ listing, groups, lot, starts, calendarPath }: PropertyDetailsProps) {
  const tiles = offerTiles(listing, { lot, available: availableDay(groups) });
  const isBare = tiles.length === 1 && groups.length === 0 && !listing.description;
  const shown = groups.filter(({ name }) => name !== 'limits');
  const street = hasStreet(listing.address) ? listing.address : undefined;
  const place = [street, formatCityLine(listing)].filter(Boolean).join(', ');
  const priceCut = knownText(listing.priceCut);
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-3xl print:text-xl">
        Property Details
      </h2>
      {place && (
        <p dir="auto" className="mt-1 text-left text-ink-soft">
          {place}
        </p>
      )}
      {listing.mls?.attribution && (
        <p dir="auto" className="mt-1 text-left text-ink-soft text-sm">
          {listing.mls.attribution}
        </p>
      )}
      {listing.mls && <OpenHouses times={listing.mls.openHouses} calendarPath={calendarPath} />}
      {isBare && (
        <p className="mt-4">
          No details yet.{' '}
          <a href="#contact" className="font-semibold text-ember-text underline underline-offset-4">
            Request details
          </a>
        </p>
      )}
      {/* The price is already at the top. */}
      {tiles.length > 1 && (
        <dl className="mt-6 grid grid-cols-2 gap-6 sm:flex sm:flex-wrap print:hidden">
          {tiles.map(([label, value]) => (
            <div
              key={label}
              className="min-w-0 border-ink border-t-2 pt-2 max-sm:first:col-span-2 sm:min-w-24 sm:max-w-72 sm:flex-auto"
            >
              <dt className="font-semibold text-ink-soft text-sm">{label}</dt>
              <dd className="font-display text-2xl tabular-nums">
                {value.length <= LONG_VALUE ? value.replaceAll(' ', '\u00a0') : value}
                {label === 'Price' && priceCut && (
                  <Badge
                    tone="good"
                    className="mt-1 flex max-w-full wrap-anywhere whitespace-normal font-sans"
                  >
                    Price cut: {priceCut}
                  </Badge>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <GoodToKnow group={groups.find(({ name }) => name === 'limits')} />
      {listing.description && (
        <div {...chapterMark('home')} className="mt-10 print:mt-4">
          <div className="flex flex-wrap items-center gap-x-3">
            <h3 className="min-w-0 text-xl">About this {offerNoun(listing)}</h3>
            <PlaySection chapter="home" starts={starts} about={`the ${offerNoun(listing)}`} />
          </div>
          <Description text={listing.description} />
        </div>
      )}
      {shown.length > 0 && (
        <>
          <h3 className="mt-10 text-xl print:mt-4">Key Features</h3>
          <div className="mt-4 gap-x-12 sm:columns-2 print:columns-2">
            {shown.map((group) => (
              <GroupedFacts
                key={group.name}
                group={group}
                starts={starts}
                hasStory={listing.description !== null}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** Conditions that could rule a home out, on their own line instead of somewhere in the text. */
function GoodToKnow({ group }: { group: FactGroup | undefined }) {
  if (!group) return null;
  return (
    <section aria-labelledby="good-to-know" className="mt-6 border-ink border-t-2 pt-2 print:mt-4">
      <h3 id="good-to-know" className="font-sans font-semibold text-ink-soft text-sm tracking-normal">
        {factGroupTitles.limits}
      </h3>
      <ul className="mt-1 flex flex-col gap-y-1 font-semibold text-lg leading-snug sm:flex-row sm:flex-wrap">
        {group.rows.map(({ value }) => (
          <li
            key={value}
            className="sm:not-last:after:mx-2.5 sm:not-last:after:text-ink-soft sm:not-last:after:content-['·']"
          >
            {value}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When a rental can be moved into. */
const availableDay = (groups: readonly FactGroup[]) =>
  groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Available')?.value;

type GroupedFactsProps = { group: FactGroup; starts: ChapterStarts | undefined; hasStory: boolean };

function GroupedFacts({ group: { name, rows, features }, starts, hasStory }: GroupedFactsProps) {
  // The story covers the inside too, and comes above.
  const chapter = name === 'outside' ? 'outside' : name === 'inside' && !hasStory ? 'home' : undefined;
  const title = factGroupTitles[name];
  return (
    <section
      aria-labelledby={`facts-${name}`}
      {...(chapter ? chapterMark(chapter) : {})}
      className="mb-8 break-inside-avoid print:mb-4"
    >
      <div className="flex items-center justify-between gap-x-3 border-ink border-b-2">
        <h4 id={`facts-${name}`} className="py-1.5 font-sans font-semibold text-base tracking-normal">
          {title}
        </h4>
        {chapter && <PlaySection chapter={chapter} starts={starts} about={title.toLowerCase()} />}
      </div>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value }) => (
            <div
              key={label + value}
              className="flex flex-wrap justify-between gap-x-4 border-rule border-b py-2 leading-snug print:py-1"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd dir="auto" className="min-w-0 text-end font-semibold tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {features.length > 0 && <Features features={features} />}
    </section>
  );
}

/** A long list shows its beginning and unfolds. */
function Features({ features }: { features: string[] }) {
  const isLong = features.length > FEATURES_SHOWN * 1.4;
  return (
    <>
      <FeatureList features={isLong ? features.slice(0, FEATURES_SHOWN) : features} />
      {isLong && (
        <details className="group">
          <summary className="mt-3 inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-ember-text underline underline-offset-4 group-open:hidden [&::-webkit-details-marker]:hidden">
            Show all {features.length} features
          </summary>
          <FeatureList features={features.slice(FEATURES_SHOWN)} />
        </details>
      )}
    </>
  );
}

function FeatureList({ features }: { features: string[] }) {
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature} dir="auto" className="min-w-0 border-rule border-b py-2 leading-snug print:py-1">
          {feature}
        </li>
      ))}
    </ul>
  );
}
