import type { ReviewView } from '#domain/production/run/schema.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { evidenceLabel } from './evidence-label.ts';
import { describePromise } from './promise.ts';

type ReviewListProps = { reviews: ReviewView[]; shownId: string | undefined; onShow: (id: string) => void };

export function ReviewList({ reviews, shownId, onShow }: ReviewListProps) {
  const now = Date.now();
  return (
    <ul aria-label="Open reviews" className="flex flex-col gap-2">
      {reviews.map((review) => {
        const promise = describePromise(review, now);
        return (
          <li key={review.id}>
            <button
              type="button"
              aria-current={review.id === shownId ? 'true' : undefined}
              onClick={() => onShow(review.id)}
              className="flex w-full cursor-pointer flex-col items-start gap-1.5 rounded-lg border border-rule bg-raised p-4 text-start hover:border-ink-soft aria-current:lg:border-ember aria-current:lg:bg-ember-wash"
            >
              <span className="font-semibold">{evidenceLabel(review)}</span>
              <span className="max-w-full break-words text-ink-soft text-sm">{review.home}</span>
              <Badge tone={promise.tone}>{promise.label}</Badge>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
