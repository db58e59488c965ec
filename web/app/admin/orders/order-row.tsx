import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { shortOrderId } from '#domain/podcasts/rules.ts';
import { BreakableEmail } from '../../../components/email-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TableRow } from '../../../components/ui/table.tsx';
import { formatDay } from '../../format-date.ts';
import { Link } from '../../routing/link.tsx';
import { ActionsCell, ActionText, DataCell } from '../data-table.tsx';
import { dollars } from '../dollars.ts';
import { customerName, homeName, placeName } from '../order-names.ts';
import { OrderStatus } from '../order-status.tsx';
import { tableLink } from '../table-link.ts';
import { OnlineSwitch } from './online-switch.tsx';
import { paymentText } from './payment-text.ts';
import { UploadAudio } from './upload-audio.tsx';

type OrderRowProps = {
  order: AdminPodcast;
  onDelete: (order: AdminPodcast) => void;
  onPaste: (order: AdminPodcast) => void;
};

/** Rendered again when its order changes, not with every letter of a search. */
export const OrderRow = memo(({ order, onDelete, onPaste }: OrderRowProps) => {
  const name = customerName(order);
  const place = placeName(order);
  const whose = `for ${homeName(order)}, ${name}`;
  return (
    <TableRow role="row">
      <DataCell>
        <p className="whitespace-nowrap font-mono text-xs" title={order.id}>
          {shortOrderId(order.id)}
        </p>
        <p className="whitespace-nowrap text-ink-soft text-xs">{formatDay(order.createdAt)}</p>
      </DataCell>
      <DataCell className="max-w-60 xl:max-2xl:max-w-48">
        <p className="truncate font-semibold" title={name}>
          {name}
        </p>
        <p className="truncate text-ink-soft text-xs" title={order.customerEmail}>
          {order.customerEmail ? (
            <BreakableEmail email={order.customerEmail} />
          ) : (
            'Audio uploaded to the listing'
          )}
        </p>
        {order.customerPhone && <p className="truncate text-ink-soft text-xs">{order.customerPhone}</p>}
      </DataCell>
      <DataCell className="max-w-64 xl:max-2xl:max-w-52">
        <a
          href={order.listingUrl}
          target="_blank"
          rel="noreferrer"
          title={order.listingUrl}
          className={`${tableLink} block truncate`}
        >
          {homeName(order)}
        </a>
        <p className="truncate text-ink-soft text-xs">
          {[place, order.listing?.agentName].filter(Boolean).join(' · ') || 'Listing not read yet'}
        </p>
      </DataCell>
      <DataCell>
        <OrderStatus order={order} />
      </DataCell>
      <DataCell>
        <p className="tabular-nums">{dollars(order.amountCents)}</p>
        <p className="whitespace-nowrap text-ink-soft text-xs">{paymentText[order.payment]}</p>
      </DataCell>
      <DataCell>
        <OrderLinks order={order} />
      </DataCell>
      <ActionsCell>
        <OnlineSwitch order={order} whose={whose} />
        <UploadAudio order={order} whose={whose} />
        <Button
          variant="secondary"
          size="sm"
          aria-label={`AI data ${whose}`}
          title={`AI data ${whose}`}
          onClick={() => onPaste(order)}
        >
          <ClipboardPaste aria-hidden="true" /> <ActionText>AI data</ActionText>
        </Button>
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

function OrderLinks({ order }: { order: AdminPodcast }) {
  return (
    <div className="flex flex-col items-start text-xs *:py-1 sm:max-xl:flex-row sm:max-xl:flex-wrap sm:max-xl:gap-x-4">
      {order.fileUrl ? (
        <a href={order.fileUrl} target="_blank" rel="noreferrer" className={tableLink}>
          Audio
        </a>
      ) : (
        <span className="text-ink-soft">No audio</span>
      )}
      {order.listingPageUrl ? (
        <a href={order.listingPageUrl} target="_blank" rel="noreferrer" className={tableLink}>
          Listing page
        </a>
      ) : (
        <span className="text-ink-soft">No page</span>
      )}
      {order.hasScript && (
        <Link to={`/admin/podcasts/${order.id}/script`} className={tableLink}>
          Script
        </Link>
      )}
      {order.chatgptProcessedAt && <span className="text-ink-soft">AI data added</span>}
    </div>
  );
}
