import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { formatCityLine, formatCount, formatPrice, formatSqft } from '#domain/listings/rules.ts';
import type { AwaitingListing, EditableListing } from '#domain/listings/schema.ts';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
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
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { tableLink } from '../table-link.ts';
import { ORDERS } from '../use-live-orders.ts';

type ApproveListingProps = {
  listing: AwaitingListing;
  name: string;
  isPending: boolean;
  /** Publishes the listing as shown, not a newer version. */
  onApprove: (updatedAt: string) => void;
};

/** Shows what will be public and asks for confirmation. */
export function ApproveListing({ listing, name, isPending, onApprove }: ApproveListingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const read = useQuery({
    queryKey: [ORDERS, 'listing', listing.id],
    queryFn: () => request('GET /api/listings/:listingId', { listingId: listing.id }),
    enabled: isOpen,
    gcTime: 0,
  });
  const shown = read.data?.listing;
  return (
    <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialogTrigger asChild>
        <Button size="sm" aria-label={`Approve ${name}`} loading={isPending}>
          <Check aria-hidden="true" /> Approve
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent className="max-w-xl">
        <AlertDialogTitle>Publish this listing?</AlertDialogTitle>
        <AlertDialogDescription>
          Anyone will be able to open <strong className="break-all text-ink">/listings/{listing.slug}</strong>
          . Here’s what the page will say:
        </AlertDialogDescription>
        {shown && <Shown shown={shown} listing={listing} />}
        {read.isPending && <Skeleton className="h-40" />}
        {read.isError && <Alert tone="warn">We couldn’t load the listing. {read.error.message}</Alert>}
        <AlertDialogFooter>
          <AlertDialogCancel>Not yet</AlertDialogCancel>
          <AlertDialogAction
            variant="primary"
            disabled={!shown}
            onClick={() => shown && onApprove(shown.updatedAt)}
          >
            Approve
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

function Shown({ shown, listing }: { shown: EditableListing; listing: AwaitingListing }) {
  const area = formatSqft(shown.sqft);
  const rows = [
    [
      'Address',
      [shown.address, formatCityLine({ ...shown, zipCode: listing.zipCode })].filter(Boolean).join(', '),
    ],
    ['Price', formatPrice(shown.price)],
    ['Type', shown.propertyType],
    ['Bedrooms', shown.beds],
    ['Bathrooms', shown.baths === null ? null : formatCount(shown.baths)],
    ['Area', area ? `${area} sq ft` : null],
    ['Agent', [shown.agentName, shown.agentPhone].filter(Boolean).join(', ')],
    ['Photos', `${listing.hostedPhotoCount} of ${listing.photoCount} saved`],
  ] as const;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-rule p-4 text-sm">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="break-words">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="whitespace-pre-line break-words">{shown.description || 'No description'}</p>
      {listing.listingUrl && (
        <a href={listing.listingUrl} target="_blank" rel="noreferrer" className={`${tableLink} self-start`}>
          Compare with the source page
        </a>
      )}
    </div>
  );
}
