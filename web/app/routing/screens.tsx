import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { matchPath } from './match-path.ts';
import { currentPlace, followPlace, type Place } from './place.ts';
import { setScreenLoader } from './preload-screen.ts';
import { ShownPlace } from './use-location.ts';
import { ShownParams } from './use-params.ts';

type LoadScreen = () => Promise<{ Component: ComponentType }>;
type Shown = { place: Place; params: Record<string, string>; screen: ReactNode };

type ScreensProps = {
  screens: Record<string, LoadScreen>;
  /** For a path that is no screen. */
  unknown: ComponentType;
  frame: ComponentType<{ children: ReactNode }>;
  loading: ReactNode;
  failed: (error: unknown) => ReactNode;
};

/** Shows the screen of the address. The old one stays until the next one's code has loaded. */
export function Screens({ screens, unknown: Unknown, frame: Frame, loading, failed }: ScreensProps) {
  const place = useSyncExternalStore(followPlace, currentPlace);
  const [loaded, setLoaded] = useState<Record<string, ComponentType>>({});
  const [failure, setFailure] = useState<{ place: Place; error: unknown }>();
  const last = useRef<Shown>(undefined);

  const path = Object.keys(screens).find((pattern) => matchPath(pattern, place.pathname));
  const Known = path === undefined ? Unknown : loaded[path];
  const params = path === undefined ? {} : (matchPath(path, place.pathname) ?? {});
  const load = path === undefined ? undefined : screens[path];

  const hasFailed = failure?.place === place;
  const ready = hasFailed
    ? { place, params, screen: failed(failure.error) }
    : Known && { place, params, screen: <Known /> };
  const shown = ready ?? last.current;

  useEffect(() => {
    if (Known || !load || path === undefined) return;
    load().then(
      ({ Component }) => setLoaded((known) => ({ ...known, [path]: Component })),
      (error: unknown) => setFailure({ place, error }),
    );
  }, [Known, load, path, place]);

  useEffect(() => {
    setScreenLoader((pathname) => {
      const pattern = Object.keys(screens).find((known) => matchPath(known, pathname));
      // A failure is told when the screen is really opened.
      if (pattern !== undefined) screens[pattern]?.().catch(() => {});
    });
  }, [screens]);

  useEffect(() => {
    last.current = shown;
  });

  const shownPlace = shown?.place;
  useLayoutEffect(() => {
    if (shownPlace?.isNew) scrollTo(0, 0);
  }, [shownPlace]);

  if (!shown) return loading;
  return (
    <ErrorBoundary fallback={failed}>
      <ShownPlace value={shown.place}>
        <ShownParams value={shown.params}>
          <Frame>
            <ErrorBoundary key={shown.place.pathname} fallback={failed}>
              {shown.screen}
            </ErrorBoundary>
          </Frame>
        </ShownParams>
      </ShownPlace>
    </ErrorBoundary>
  );
}
