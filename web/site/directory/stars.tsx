import { filledStars, formatRating, MOST_STARS } from '#domain/directory/rules.ts';

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

export function Stars({ rating }: { rating: number }) {
  const filled = filledStars(rating);
  return (
    <p className="mt-1.5 flex items-center gap-2">
      <svg
        viewBox={`0 0 ${MOST_STARS * 20} 20`}
        role="img"
        aria-label={`Rated ${formatRating(rating)} out of ${MOST_STARS}`}
        className="h-4.5"
      >
        {Array.from({ length: MOST_STARS }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: five places that never change.
            key={index}
            d={star}
            transform={`translate(${index * 20})`}
            className={index < filled ? 'fill-ember stroke-ember' : 'fill-none stroke-rule-strong'}
            strokeWidth={1.4}
          />
        ))}
      </svg>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {formatRating(rating)}
      </span>
    </p>
  );
}
