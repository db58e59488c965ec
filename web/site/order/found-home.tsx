import { useState } from 'react';
import { SampleLines } from '../../components/sample-lines.tsx';
import type { FoundHome as Home, HomeEstimate } from './use-home-preview.ts';

type FoundHomeProps = { home: Home; estimate: HomeEstimate | 'writing' | undefined };

/** The visitor's own home, and what the hosts would say about it. */
export function FoundHome({ home, estimate }: FoundHomeProps) {
  const { address, price, beds, baths, sqft, photo } = home;
  const [isBroken, setIsBroken] = useState(false);
  const facts = [
    beds !== null && `${beds} ${beds === 1 ? 'bed' : 'beds'}`,
    baths !== null && `${baths} ${baths === 1 ? 'bath' : 'baths'}`,
    sqft !== null && `${sqft} sq ft`,
  ].filter(Boolean);
  return (
    <div className="min-w-0 pb-2 lg:pb-6">
      {photo && !isBroken && (
        <img
          src={photo}
          alt=""
          className="aspect-[2/1] w-full bg-sunken object-cover lg:aspect-[3/1]"
          onError={() => setIsBroken(true)}
        />
      )}
      <div className="flex flex-col gap-4 px-4 pt-4 sm:px-6">
        <div role="status" className="leading-snug">
          <p className="text-ink-soft text-sm">Your listing</p>
          <p className="wrap-anywhere font-display text-2xl leading-tight">{address ?? 'No address found'}</p>
          <p className="tabular-nums">
            {price && <strong className="me-2 font-display text-lg">{price}</strong>}
            {facts.join(' · ')}
          </p>
        </div>
        {estimate === 'writing' && <p className="text-ink-soft">Writing a few lines about it…</p>}
        {estimate && estimate !== 'writing' && estimate.sample && <SampleLines {...estimate.sample} />}
      </div>
    </div>
  );
}
