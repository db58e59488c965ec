import { useEffect, useState } from 'react';
import { MapDrawing } from '../map/map-drawing.tsx';

export type MapPlace = {
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

type LocationMapProps = {
  place: MapPlace;
  label: string;
  /** The same place on the map service's own site. */
  link: string | null;
  /** Whether the area is drawn behind it. */
  hasArea: boolean;
};
type State = { kind: 'asleep' | 'asking' | 'unavailable' } | { kind: 'loading' | 'shown'; url: string };

const SLOW_MS = 20_000;

/** A map of the place. It comes from another company's server, so nothing is asked of it before the visitor wants it. */
export function LocationMap({ place, label, link, hasArea }: LocationMapProps) {
  const [state, setState] = useState<State>({ kind: 'asleep' });
  const isWaiting = state.kind === 'asking' || state.kind === 'loading';

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState({ kind: 'unavailable' }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  async function show() {
    setState({ kind: 'asking' });
    try {
      const answer = await fetch('/functions/v1/generate-maps-url', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(place),
      });
      const { embedUrl: url } = (await answer.json()) as { embedUrl?: string | null };
      if (!answer.ok || !url) return setState({ kind: 'unavailable' });
      // A frame cannot tell a map from the browser's own error page, so ask first whether the service is there.
      await fetch(url, { mode: 'no-cors', credentials: 'omit' });
      setState({ kind: 'loading', url });
    } catch {
      setState({ kind: 'unavailable' });
    }
  }

  return (
    <div
      className={`relative isolate h-[300px] overflow-hidden rounded-lg border border-rule ${hasArea ? '' : 'bg-sunken'}`}
    >
      {!hasArea && <MapDrawing />}
      {!('url' in state) && (
        <p className="absolute top-2 left-2 rounded-sm bg-raised/90 px-2 text-ink-soft text-xs">
          {hasArea ? 'Approximate' : 'Illustration, not a real map'}
        </p>
      )}
      {state.kind === 'asleep' && (
        <div className="with-script">
          <div
            className={`absolute inset-0 grid gap-1 p-2 text-center ${hasArea ? 'content-end justify-items-end' : 'place-content-center justify-items-center'}`}
          >
            <button
              type="button"
              onClick={show}
              className="inline-flex min-h-12 cursor-pointer items-center rounded-md border border-rule-strong bg-raised px-5 font-semibold shadow-raised hover:border-ink"
            >
              Show map
            </button>
            <p className="rounded-sm bg-raised/90 px-2 text-ink-soft text-xs">
              Loads the map from an outside service
            </p>
          </div>
        </div>
      )}
      {'url' in state && (
        <iframe
          title={label}
          src={state.url}
          onLoad={() => setState({ kind: 'shown', url: state.url })}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className={`absolute inset-0 size-full border-0 ${state.kind === 'shown' ? '' : 'invisible'}`}
        />
      )}
      <p
        role="status"
        className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-2"
      >
        {isWaiting && <MapWord>Loading map...</MapWord>}
        {state.kind === 'unavailable' && (
          <>
            <MapWord>{hasArea ? 'Detailed map unavailable' : 'Map unavailable'}</MapWord>
            {link && (
              <a
                href={link}
                rel="nofollow noopener"
                className="pointer-events-auto inline-flex min-h-11 items-center rounded-md bg-raised px-3 underline underline-offset-4"
              >
                Open in OpenStreetMap
              </a>
            )}
          </>
        )}
      </p>
    </div>
  );
}

function MapWord({ children }: { children: string }) {
  return <span className="rounded-md bg-raised px-4 py-2 font-semibold shadow-raised">{children}</span>;
}
