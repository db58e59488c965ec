import type { Place } from './place.ts';
import { useWantedPlace } from './use-wanted-place.ts';

/** A line at the top of the window from the press on a link until its screen is there. */
export function OpeningLine({ shown }: { shown: Place }) {
  const { pathname } = useWantedPlace();
  if (pathname === shown.pathname) return null;
  return (
    <div
      aria-hidden="true"
      data-busy-motion
      className="fixed inset-x-0 top-0 z-50 h-1 animate-fade-pulse bg-ember"
    />
  );
}
