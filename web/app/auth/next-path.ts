import { routes } from '../../routes.ts';
import { matchPath } from '../routing/match-path.ts';
import { ownPath } from './own-path.ts';

/** Stored in the history entry of /auth instead of its URL, so that no outside link can set a target. */
export type NextState = { next: string };

/** The screen that required signing in, or undefined. Only our own screens count, and none that would loop. */
export function nextPath(state: unknown, origin = location.origin): string | undefined {
  const given = (state as Partial<NextState> | null)?.next;
  if (typeof given !== 'string' || !given.startsWith('/')) return undefined;
  const path = ownPath(origin + given, origin);
  const [pathname = ''] = path?.split('?') ?? [];
  if (/^\/auth(?:\/|$)/.test(pathname)) return undefined;
  const isScreen = routes.some((route) => route.half === 'app' && matchPath(route.path, pathname));
  return isScreen ? path : undefined;
}
