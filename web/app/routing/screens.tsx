import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { matchPath } from './match-path.ts';
import { OpeningLine } from './opening-line.tsx';
import { currentPlace, followPlace, type Place } from './place.ts';
import { setScreenLoader } from './preload-screen.ts';
import { ShownPlace } from './use-location.ts';
import { ShownParams } from './use-params.ts';

type LoadScreen = () => Promise<{ Component: ComponentType }>;
type Loaded = Promise<{ Component: ComponentType }>;
type Opened = { place: Place; params: Record<string, string>; screen: Loaded };

type ScreensProps = {
  screens: Record<string, LoadScreen>;
  /** For a path that is no screen. */
  unknown: ComponentType;
  frame: ComponentType<{ children: ReactNode }>;
  loading: ReactNode;
  failed: (error: unknown) => ReactNode;
};

/**
 * Shows the screen of the address. The old one stays until the next one's code has loaded and is drawn; drawing it never
 * holds up what the person does meanwhile.
 */
export function Screens({ screens, unknown, frame: Frame, loading, failed }: ScreensProps) {
  const [{ load, open }] = useState(() => createOpener(screens, unknown));
  const [first] = useState(currentPlace);
  const [{ place, params, screen }, setOpened] = useState(() => open(first));

  useEffect(() => {
    setScreenLoader((pathname) => {
      const path = findPath(screens, pathname);
      // A failure is told when the screen is really opened.
      if (path !== undefined) load(path).catch(() => {});
    });
  }, [screens, load]);

  useEffect(() => {
    let seen = first;
    function follow() {
      const next = currentPlace();
      if (next === seen) return;
      const isSameScreen = next.pathname === seen.pathname;
      seen = next;
      if (isSameScreen) setOpened(open(next));
      else startTransition(() => setOpened(open(next)));
    }
    const unfollow = followPlace(follow);
    // The first screen may already lead elsewhere.
    follow();
    return unfollow;
  }, [first, open]);

  useLayoutEffect(() => {
    if (place.isNew) scrollTo(0, 0);
  }, [place]);

  return (
    <ErrorBoundary fallback={failed}>
      <OpeningLine shown={place} />
      <Suspense fallback={loading}>
        <ShownPlace value={place}>
          <ShownParams value={params}>
            <Frame>
              <ErrorBoundary key={place.pathname} fallback={failed}>
                <Screen loaded={screen} />
              </ErrorBoundary>
            </Frame>
          </ShownParams>
        </ShownPlace>
      </Suspense>
    </ErrorBoundary>
  );
}

/** What of the address it needs, it reads itself. */
const Screen = memo(({ loaded }: { loaded: Loaded }) => {
  const { Component } = use(loaded);
  return <Component />;
});

function findPath(screens: Record<string, LoadScreen>, pathname: string): string | undefined {
  return Object.keys(screens).find((pattern) => matchPath(pattern, pathname));
}

/** Loads each screen once, and again after a failure. */
function createOpener(screens: Record<string, LoadScreen>, unknown: ComponentType) {
  const loaded = new Map<string, Loaded>();
  const notKnown = Promise.resolve({ Component: unknown });

  function load(path: string): Loaded {
    const known = loaded.get(path);
    if (known) return known;
    const begun = screens[path]?.() ?? notKnown;
    loaded.set(path, begun);
    begun.catch(() => loaded.delete(path));
    return begun;
  }

  function open(place: Place): Opened {
    const path = findPath(screens, place.pathname);
    if (path === undefined) return { place, params: {}, screen: notKnown };
    return { place, params: matchPath(path, place.pathname) ?? {}, screen: load(path) };
  }

  return { load, open };
}
