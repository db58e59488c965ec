import { useMutation } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { notify } from '../../components/ui/notify.ts';

/** The one-page flyer, to print. */
export function FlyerCard({ kit }: { kit: MarketingKit }) {
  const { podcastId } = kit;
  const link = useMutation({
    mutationFn: () => request('POST /api/marketing/:podcastId/flyer', { podcastId }),
    onSuccess: ({ url }) => location.assign(new URL(url).pathname + new URL(url).search),
    onError: () => notify.error('We couldn’t make the flyer. Please try again.'),
  });
  return (
    <Card aria-labelledby="flyer-title">
      <CardHeader>
        <h2 id="flyer-title" className="text-2xl">
          Flyer
        </h2>
        <CardDescription>
          One page for showings and open houses, with a QR code that plays the episode.
        </CardDescription>
      </CardHeader>
      <CardFooter>
        <Button
          size="sm"
          disabled={kit.occasions.length === 0}
          loading={link.isPending}
          loadingLabel="Preparing…"
          onClick={() => link.mutate()}
        >
          <Printer aria-hidden="true" /> Download flyer
        </Button>
      </CardFooter>
    </Card>
  );
}
