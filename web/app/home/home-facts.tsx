import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import type { CorrectableFacts } from '#domain/production/reviews/schema.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { factsKey } from '../facts/facts-key.ts';
import { Link } from '../routing/link.tsx';

/** The facts people look at first, and a way to fix any of them. */
export function HomeFacts({ podcastId, address }: { podcastId: string; address: string }) {
  const facts = useQuery({
    queryKey: factsKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/facts', { podcastId }),
    retry: false,
  });
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      {facts.data && <p className="tabular-nums">{inShort(facts.data.fields)}</p>}
      <Button asChild variant="secondary" size="sm">
        <Link to={`/marketing/${podcastId}/facts`} aria-label={`Fix a fact about ${address}`}>
          <Pencil aria-hidden="true" /> Fix a fact
        </Link>
      </Button>
    </div>
  );
}

function inShort({ price, beds, baths, sqft }: CorrectableFacts['fields']): string {
  return [
    price.text,
    beds.text && `${beds.text} beds`,
    baths.text && `${baths.text} baths`,
    sqft.text && `${sqft.text} sq ft`,
  ]
    .filter(Boolean)
    .join(' · ');
}
