import { useMutation, useQueryClient } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import type { ReviewView } from '#domain/production/run/schema.ts';
import { request } from '../../../browser/api.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { notify } from '../../../components/ui/notify.ts';

/** Refunds and cancels an order after confirmation. Only online payments can be refunded here. */
export function CancelOrder({ review: { podcastId, home, isPaidOnline } }: { review: ReviewView }) {
  const queries = useQueryClient();
  const [staysOnline, setStaysOnline] = useState(false);
  const cancel = useMutation({
    mutationFn: () => request('POST /api/podcasts/:podcastId/refund', { podcastId, staysOnline }),
    onSuccess: () => notify.success('Order canceled. The refund is on its way.'),
    onError: (error) => notify.error(`We couldn’t cancel the order. ${error.message}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  if (!isPaidOnline)
    return (
      <p className="self-center text-ink-soft text-sm">
        This order wasn’t paid online, so there’s nothing to refund. To cancel this order, delete it on the
        Orders page.
      </p>
    );
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="quiet" className="text-bad" loading={cancel.isPending} loadingLabel="Cancelling…">
          <Ban aria-hidden="true" /> Cancel with refund
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Cancel this order and refund it?</AlertDialogTitle>
        <AlertDialogDescription>
          {home} won’t get an episode. The whole payment is refunded, and every podcast in the order is
          canceled.
        </AlertDialogDescription>
        <Field inline label="Keep what’s already public online">
          <Checkbox checked={staysOnline} onCheckedChange={(is) => setStaysOnline(is === true)} />
        </Field>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep the order</AlertDialogCancel>
          <AlertDialogAction onClick={() => cancel.mutate()}>Cancel and refund</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
