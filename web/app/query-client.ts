import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../browser/api.ts';

/** Only retries server and connection failures; a refusal won't change. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 10_000, refetchOnWindowFocus: true } },
});
