import { MapDrawing } from './map-drawing.tsx';

export type MapPlace = {
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

export type LocationMapProps = {
  place: MapPlace;
  label: string;
  /** The same place on the map service's own site. */
  link: string | null;
  /** Whether the area is drawn behind it. */
  hasArea: boolean;
};
export type MapState =
  | { kind: 'asleep' | 'asking' | 'unavailable' }
  | { kind: 'loading' | 'shown'; url: string };

type MapLookProps = Omit<LocationMapProps, 'place'> & {
  state: MapState;
  isWaiting: boolean;
  onShow?: () => void;
  onLoad?: () => void;
};

/** Nobody has requested the map yet. */
export function RestingMap({ label, link, hasArea }: LocationMapProps) {
  return <MapLook {...{ label, link, hasArea }} state={{ kind: 'asleep' }} isWaiting={false} />;
}

/** How the map looks, without hooks. */
export function MapLook({ label, link, hasArea, state, isWaiting, onShow, onLoad }: MapLookProps) {
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
              onClick={onShow}
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
          onLoad={onLoad}
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
