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
import { OpeningLine } from './opening-line.tsx';
import { currentPlace, followPlace } from './place.ts';
import { setScreenLoader } from './preload-screen.ts';
import type { Loaded, ScreenOpener } from './screen-opener.ts';
import { ShownPlace } from './use-location.ts';
import { ShownParams } from './use-params.ts';

type ScreensProps = {
  opener: ScreenOpener;
  frame: ComponentType<{ children: ReactNode }>;
  loading: ReactNode;
  failed: (error: unknown) => ReactNode;
};

/**
 * Shows the screen of the URL. The old one stays until the next one's code has loaded and rendered; rendering it never
 * blocks interaction.
 */
export function Screens({ opener: { open, preload }, frame: Frame, loading, failed }: ScreensProps) {
  const [first] = useState(currentPlace);
  const [{ place, params, screen }, setOpened] = useState(() => open(first));

  useEffect(() => setScreenLoader(preload), [preload]);

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

/** It reads what it needs from the URL by itself. */
const Screen = memo(({ loaded }: { loaded: Loaded }) => {
  const { Component } = use(loaded);
  return <Component />;
});
