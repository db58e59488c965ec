import { useEffect, useState } from 'react';
import { ReviewLink, type ReviewLinkProps } from '../directory/review-link.tsx';

export type LiveReviewLinkProps = { businessId: string; link: ReviewLinkProps };
type Figures = { reviewCount: number; rating: number };

/**
 * Requests Google's figures when the card becomes visible; until then, and without a response, it shows our
 * own count.
 */
export function LiveReviewLink({ businessId, link }: LiveReviewLinkProps) {
  const [figures, setFigures] = useState<Figures | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    setAsking(true);
    void readFigures(businessId)
      .then(setFigures)
      .finally(() => setAsking(false));
  }, [businessId]);
  const said = figures && {
    platform: 'Google Maps' as const,
    count: figures.reviewCount,
    rating: figures.rating,
  };
  return (
    <span aria-busy={isAsking} className={isAsking ? 'animate-pulse' : undefined}>
      <ReviewLink {...link} {...said} />
    </span>
  );
}

async function readFigures(businessId: string): Promise<Figures | null> {
  try {
    const answer = await fetch('/functions/v1/read-live-reviews', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ businessId }),
    });
    return answer.ok ? ((await answer.json()) as { google: Figures | null }).google : null;
  } catch {
    return null;
  }
}
