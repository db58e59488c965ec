/** Where the person is. `state` was given by the screen that led here and survives a reload. */
export type Place = {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Reached by a link, so the screen starts at its top; going back, the browser restores the scroll position. */
  isNew: boolean;
};

type NavigateOptions = { replace?: boolean; state?: unknown; keepsScroll?: boolean };

const listeners = new Set<() => void>();
let current = readPlace(false);

addEventListener('popstate', () => change(false));

function readPlace(isNew: boolean): Place {
  const { pathname, search, hash } = location;
  const kept = history.state as { screen?: unknown } | null;
  return { pathname, search, hash, state: kept?.screen ?? null, isNew };
}

function change(isNew: boolean): void {
  current = readPlace(isNew);
  for (const listener of listeners) listener();
}

export function currentPlace(): Place {
  return current;
}

export function followPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens another screen of the app. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const { replace = false, state = null, keepsScroll = false } = options;
  const entry = { screen: state };
  if (replace) history.replaceState(entry, '', to);
  else history.pushState(entry, '', to);
  change(!keepsScroll);
}
