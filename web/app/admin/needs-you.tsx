import { useQuery } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../routing/link.tsx';

/** What waits for a decision, before everything else. */
export function NeedsYou() {
  const open = useQuery({ queryKey: ['reviews'], queryFn: () => request('GET /api/reviews', {}) });
  const count = open.data?.reviews.length ?? 0;
  if (count === 0) return null;
  return (
    <Alert tone="warn">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <strong>{count === 1 ? '1 order needs your review' : `${count} orders need your review`}</strong>
        <Button asChild size="sm">
          <Link to="/admin/reviews">Open the inbox</Link>
        </Button>
      </span>
    </Alert>
  );
}
