import { useCallback, useMemo } from 'react';
import { currentPlace, navigate } from './place.ts';
import { useLocation } from './use-location.ts';

type Next = Record<string, string> | ((params: URLSearchParams) => URLSearchParams);
type SetParams = (next: Next, options?: { replace?: boolean; keepsScroll?: boolean }) => void;

/** The query of the screen's address, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetParams] {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetParams>((next, options) => {
    const { pathname, search: before } = currentPlace();
    const query = typeof next === 'function' ? next(new URLSearchParams(before)) : new URLSearchParams(next);
    navigate(query.size === 0 ? pathname : `${pathname}?${query}`, options);
  }, []);
  return [params, setParams];
}
