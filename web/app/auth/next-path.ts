import { matchPath } from 'react-router';
import { routes } from '../../routes.ts';
import { ownPath } from './own-path.ts';

/** Carried in the history entry of /auth, not in its address: no link from elsewhere can name a target. */
export type NextState = { next: string };

/** The screen that asked for signing in, or undefined. Only screens of ours count, and none that would lead in circles. */
export function nextPath(state: unknown, origin = location.origin): string | undefined {
  const given = (state as Partial<NextState> | null)?.next;
  if (typeof given !== 'string' || !given.startsWith('/')) return undefined;
  const path = ownPath(origin + given, origin);
  const [pathname = ''] = path?.split('?') ?? [];
  if (/^\/auth(?:\/|$)/.test(pathname)) return undefined;
  const isScreen = routes.some((route) => route.half === 'app' && matchPath(route.path, pathname));
  return isScreen ? path : undefined;
}
