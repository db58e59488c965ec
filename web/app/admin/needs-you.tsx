import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../routing/link.tsx';
import { useOpenReviews } from './reviews/use-open-reviews.ts';

/** What waits for a decision, before everything else. */
export function NeedsYou() {
  const { count } = useOpenReviews();
  if (count === 0) return null;
  return (
    <Alert tone="warn">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <strong>
          {count === 1 ? '1 decision is waiting for you' : `${count} decisions are waiting for you`}
        </strong>
        <Button asChild size="sm">
          <Link to="/admin/reviews">Open the inbox</Link>
        </Button>
      </span>
    </Alert>
  );
}
