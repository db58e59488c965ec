import type { ComponentType } from 'react';
import { matchPath } from './match-path.ts';
import type { Place } from './place.ts';

export type LoadScreen = () => Promise<{ Component: ComponentType }>;
export type Loaded = ReturnType<LoadScreen>;
type Opened = { place: Place; params: Record<string, string>; screen: Loaded };

export type ScreenOpener = {
  open: (place: Place) => Opened;
  /** Resolves when the code of a path's screen has loaded. A failure is reported when the screen is actually opened. */
  preload: (pathname: string) => Promise<void>;
};

/** Loads each screen once, and again after a failure. `unknown` is for a path without a screen. */
export function createOpener(screens: Record<string, LoadScreen>, unknown: ComponentType): ScreenOpener {
  const loaded = new Map<string, Loaded>();
  const notKnown = Promise.resolve({ Component: unknown });
  const findPath = (pathname: string) => Object.keys(screens).find((pattern) => matchPath(pattern, pathname));

  function load(path: string): Loaded {
    const known = loaded.get(path);
    if (known) return known;
    const begun = screens[path]?.() ?? notKnown;
    loaded.set(path, begun);
    begun.catch(() => loaded.delete(path));
    return begun;
  }

  return {
    open(place) {
      const path = findPath(place.pathname);
      if (path === undefined) return { place, params: {}, screen: notKnown };
      return { place, params: matchPath(path, place.pathname) ?? {}, screen: load(path) };
    },
    async preload(pathname) {
      const path = findPath(pathname);
      if (path !== undefined) await load(path).catch(() => {});
    },
  };
}
