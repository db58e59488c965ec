import { useEffect, useState } from 'react';
import { type LocationMapProps, MapLook, type MapState } from '../map/map-look.tsx';

const SLOW_MS = 20_000;

/**
 * A map of the place. It comes from another company's server, so it is requested only when the visitor wants
 * it.
 */
export function LocationMap({ place, label, link, hasArea }: LocationMapProps) {
  const [state, setState] = useState<MapState>({ kind: 'asleep' });
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
      // A frame can't distinguish a map from the browser's own error page, so first check that the service is
      // there.
      await fetch(url, { mode: 'no-cors', credentials: 'omit' });
      setState({ kind: 'loading', url });
    } catch {
      setState({ kind: 'unavailable' });
    }
  }

  const load = () => 'url' in state && setState({ kind: 'shown', url: state.url });
  return <MapLook {...{ label, link, hasArea, state, isWaiting }} onShow={show} onLoad={load} />;
}
