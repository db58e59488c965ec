import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AwaitingListing } from '#domain/listings/schema.ts';
import { invoke, request } from '../../../browser/api.ts';
import { notify } from '../../../components/ui/notify.ts';
import { ORDERS } from '../use-live-orders.ts';

/** Actions for a waiting listing: read its page again, or publish it. */
export function useListingWork(listing: AwaitingListing) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [ORDERS] });
  const populate = useMutation({
    mutationFn: (listingUrl: string) =>
      invoke('auto-populate-listing-data', { listingId: listing.id, listingUrl }),
    onSuccess: () => notify.success('Listing data populated', { description: 'It’s ready for approval.' }),
    onError: (error) => notify.error('Failed to auto-populate listing data', { description: error.message }),
    onSettled: refresh,
  });
  const approve = useMutation({
    mutationFn: (updatedAt: string) =>
      request('PATCH /api/listings/:listingId/status', {
        listingId: listing.id,
        status: 'active',
        updatedAt,
      }),
    onSuccess: ({ slug }) =>
      notify.success('Listing approved', { description: `It’s live at /listings/${slug}.` }),
    onError: (error) => notify.error('Failed to approve listing', { description: error.message }),
    onSettled: refresh,
  });

  function startPopulating() {
    if (listing.listingUrl?.trim()) populate.mutate(listing.listingUrl);
    else
      notify.error(
        listing.podcastId ? 'Could not find listing URL' : 'No podcast associated with this listing',
      );
  }
  return { populate, approve, startPopulating };
}
