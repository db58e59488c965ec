import RefreshCw from 'lucide-react/icons/refresh-cw';
import Sparkles from 'lucide-react/icons/sparkles';
import { isAddressIncomplete } from '#domain/listings/address/rules.ts';
import {
  formatCityLine,
  formatCount,
  formatPrice,
  formatSqft,
  hasStreet,
  listingStatusLabels,
} from '#domain/listings/rules.ts';
import type { AwaitingListing } from '#domain/listings/schema.ts';
import { EmailText } from '../../../components/email-text.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TableRow } from '../../../components/ui/table.tsx';
import { formatAgo } from '../../format-date.ts';
import { ActionsCell, DataCell } from '../data-table.tsx';
import { FixAddress } from '../fix-address.tsx';
import { linkName } from '../order-names.ts';
import { tableLink } from '../table-link.ts';
import { ApproveListing } from './approve-listing.tsx';
import { useListingWork } from './use-listing-work.ts';

export function AwaitingRow({ listing }: { listing: AwaitingListing }) {
  const work = useListingWork(listing);
  const name = nameOf(listing);
  const hasData = listing.status === 'data_populated';
  return (
    <TableRow role="row">
      <DataCell className="max-w-72 xl:max-2xl:max-w-56">
        {listing.listingUrl ? (
          <a
            href={listing.listingUrl}
            target="_blank"
            rel="noreferrer"
            title={listing.listingUrl}
            className={`${tableLink} block truncate`}
          >
            {name}
          </a>
        ) : (
          <span className="block truncate">{name}</span>
        )}
        <p className="truncate text-ink-soft text-xs">{formatCityLine(listing) ?? 'Location unknown'}</p>
      </DataCell>
      <DataCell>
        <Badge tone={hasData ? 'good' : 'warn'}>{listingStatusLabels[listing.status]}</Badge>
      </DataCell>
      <DataCell name="Price" className="tabular-nums">
        {formatPrice(listing.price) ?? '–'}
      </DataCell>
      <DataCell className="whitespace-nowrap text-xs">{factsOf(listing) || '–'}</DataCell>
      <DataCell name="Photos saved" className="whitespace-nowrap text-xs tabular-nums">
        {listing.hostedPhotoCount} of {listing.photoCount}
      </DataCell>
      <DataCell className="max-w-52 xl:max-2xl:max-w-32">
        <span className="block truncate text-xs" title={listing.customerEmail ?? ''}>
          {listing.customerEmail ? <EmailText email={listing.customerEmail} /> : 'No order'}
        </span>
      </DataCell>
      <DataCell className="whitespace-nowrap text-xs">{formatAgo(listing.createdAt)}</DataCell>
      <ActionsCell>
        <Button
          variant={hasData ? 'secondary' : 'primary'}
          size="sm"
          aria-label={`${hasData ? 'Re-process' : 'Auto-populate'} ${name}`}
          loading={work.populate.isPending}
          loadingLabel="Reading…"
          onClick={work.startPopulating}
        >
          {hasData ? <RefreshCw aria-hidden="true" /> : <Sparkles aria-hidden="true" />}
          {hasData ? 'Re-process' : 'Auto-populate'}
        </Button>
        {hasData && isAddressIncomplete(listing) && <FixAddress listingId={listing.id} name={name} />}
        {hasData && (
          <ApproveListing
            listing={listing}
            name={name}
            isPending={work.approve.isPending}
            onApprove={work.approve.mutate}
          />
        )}
      </ActionsCell>
    </TableRow>
  );
}

function nameOf({ address, listingUrl, slug }: AwaitingListing): string {
  if (hasStreet(address)) return address;
  return listingUrl ? linkName(listingUrl) : slug;
}

function factsOf({ beds, baths, sqft }: AwaitingListing): string {
  const area = formatSqft(sqft);
  return [
    beds === null ? '' : `${beds} bd`,
    baths === null ? '' : `${formatCount(baths)} ba`,
    area ? `${area} sq ft` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
