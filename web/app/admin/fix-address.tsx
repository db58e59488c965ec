import { useMutation, useQueryClient } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { invoke } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { ActionText } from './data-table.tsx';
import { ORDERS } from './use-live-orders.ts';

/** Completes an address from what is known about the listing. The response says what is still missing. */
export function FixAddress({ listingId, name }: { listingId: string; name: string }) {
  const queries = useQueryClient();
  const fix = useMutation({
    mutationFn: () => invoke('fix-listing-address', { listingId }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error('Failed to fix the address', { description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Fix address for ${name}`}
      title={`Fix address for ${name}`}
      loading={fix.isPending}
      loadingLabel="Fixing…"
      onClick={() => fix.mutate()}
    >
      <MapPin aria-hidden="true" /> <ActionText>Fix address</ActionText>
    </Button>
  );
}
