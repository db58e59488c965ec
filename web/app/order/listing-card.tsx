import type { ListingPreview } from '#domain/listings/schema.ts';
import { HomePhoto } from '../home/home-photo.tsx';

type ListingCardProps = { preview: ListingPreview; label: string };

/** Enough about a home to recognize it. */
export function ListingCard({ preview, label }: ListingCardProps) {
  const { address, price, beds, baths, sqft } = preview;
  const facts = [
    beds !== null && `${beds} ${beds === 1 ? 'bed' : 'beds'}`,
    baths !== null && `${baths} ${baths === 1 ? 'bath' : 'baths'}`,
    sqft !== null && `${sqft} sq ft`,
  ].filter(Boolean);
  return (
    <div className="grid animate-fade-in grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-md border border-rule bg-raised sm:grid-cols-[9rem_minmax(0,1fr)]">
      <HomePhoto src={preview.photo} />
      <div className="flex flex-col gap-0.5 px-4 py-3 leading-snug">
        <p className="text-ink-soft text-sm">{label}</p>
        <p className="font-display text-lg leading-tight">{address ?? 'No address found'}</p>
        <p className="text-sm tabular-nums">
          {price && <strong className="me-2 font-display text-base">{price}</strong>}
          {facts.join(' · ')}
        </p>
      </div>
    </div>
  );
}
