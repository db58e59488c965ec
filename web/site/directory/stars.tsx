import { filledStars, formatRating, MAX_STARS } from '#domain/directory/rules.ts';

const star = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';

/** A row of stars as one path: a page has dozens of such rows. */
function starsFrom(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => `M${10 + (first + index) * 20} 1.6${star}`).join(
    '',
  );
}

export function Stars({ rating }: { rating: number }) {
  const filled = filledStars(rating);
  return (
    <p className="mt-1.5 flex items-center gap-2">
      <svg
        viewBox={`0 0 ${MAX_STARS * 20} 20`}
        role="img"
        aria-label={`Rated ${formatRating(rating)} out of ${MAX_STARS}`}
        className="h-4.5"
      >
        <path d={starsFrom(0, filled)} className="fill-ember stroke-ember" strokeWidth={1.4} />
        <path d={starsFrom(filled, MAX_STARS)} className="fill-none stroke-rule-strong" strokeWidth={1.4} />
      </svg>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {formatRating(rating)}
      </span>
    </p>
  );
}
