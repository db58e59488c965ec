import { Unavailable } from '../unavailable.ts';

type Question = { service: string; url: URL; headers: Record<string, string>; timeoutMs: number };

/** The JSON from a platform; undefined if it doesn't know the business. */
export async function askPlatform({ service, url, headers, timeoutMs }: Question): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    throw new Unavailable(service, 'no answer', { cause });
  }
  // One platform rejects an invalid identifier as a bad request, the other as not found.
  if (response.status === 400 || response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Unavailable(service, `answered ${response.status}`);
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new Unavailable(service, 'answered no JSON', { cause });
  }
}

/** Both figures, or nothing: a rating without a count ranks nobody. */
export function readFigures(reviewCount: unknown, rating: unknown) {
  const isCount = typeof reviewCount === 'number' && Number.isInteger(reviewCount) && reviewCount > 0;
  const isRating = typeof rating === 'number' && rating >= 1 && rating <= 5;
  return isCount && isRating ? { reviewCount, rating } : undefined;
}
