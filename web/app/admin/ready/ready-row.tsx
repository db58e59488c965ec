import Trash2 from 'lucide-react/icons/trash-2';
import { memo, type ReactNode } from 'react';
import { isAddressIncomplete } from '#domain/listings/address/rules.ts';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { shortOrderId } from '#domain/podcasts/rules.ts';
import { EmailText } from '../../../components/email-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TableRow } from '../../../components/ui/table.tsx';
import { formatDay } from '../../format-date.ts';
import { ActionsCell, ActionText, DataCell } from '../data-table.tsx';
import { FixAddress } from '../fix-address.tsx';
import { customerName, homeName } from '../order-names.ts';
import { OrderStatus } from '../order-status.tsx';
import { tableLink } from '../table-link.ts';
import { ReUpload } from './re-upload.tsx';

type ReadyRowProps = { order: AdminPodcast; onDelete: (order: AdminPodcast) => void };

/** Rendered again when its order changes, not with every letter of a search. */
export const ReadyRow = memo(({ order, onDelete }: ReadyRowProps) => {
  const { listing } = order;
  const name = customerName(order);
  const whose = `for ${homeName(order)}, ${name}`;
  return (
    <TableRow role="row">
      <DataCell>
        <span className="block truncate font-mono text-xs xl:max-2xl:max-w-24" title={order.id}>
          {shortOrderId(order.id)}
        </span>
      </DataCell>
      <Text className="font-semibold">{name}</Text>
      <DataCell name="Email">
        <EmailText email={order.customerEmail} />
      </DataCell>
      <Text name="Phone">{order.customerPhone}</Text>
      <Text name="Address">{homeName(order)}</Text>
      <Text name="City">{listing?.city}</Text>
      <Text name="State">{listing?.state}</Text>
      <Text name="Agent">{listing?.agentName}</Text>
      <DataCell>
        <OrderStatus order={order} />
      </DataCell>
      <DataCell className="2xl:whitespace-nowrap">{formatDay(order.createdAt)}</DataCell>
      <DataCell>
        {order.fileUrl && (
          <a href={order.fileUrl} target="_blank" rel="noreferrer" className={tableLink}>
            Listen
          </a>
        )}
      </DataCell>
      <DataCell>
        {order.listingPageUrl && (
          <a href={order.listingPageUrl} target="_blank" rel="noreferrer" className={tableLink}>
            Open page
          </a>
        )}
      </DataCell>
      {/* Stacked, so that all 13 columns fit beside them at 1440 pixels. */}
      <ActionsCell className="xl:max-2xl:max-w-32">
        {listing && isAddressIncomplete(listing) && (
          <FixAddress listingId={listing.id} name={homeName(order)} />
        )}
        <ReUpload order={order} whose={whose} />
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Delete the order ${whose}`}
          title={`Delete the order ${whose}`}
          className="text-bad"
          onClick={() => onDelete(order)}
        >
          <Trash2 aria-hidden="true" /> <ActionText>Delete</ActionText>
        </Button>
      </ActionsCell>
    </TableRow>
  );
});

type TextProps = { children: ReactNode; name?: string; className?: string };

function Text({ children, name, className = '' }: TextProps) {
  const text = children || '–';
  return (
    <DataCell
      {...(name ? { name } : {})}
      className={`max-xl:wrap-anywhere ${className}`}
      title={typeof text === 'string' ? text : undefined}
    >
      {text}
    </DataCell>
  );
}
