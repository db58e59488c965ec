import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { DeskPodcast } from '#domain/podcasts/desk/schema.ts';
import { shortOrderId } from '#domain/podcasts/rules.ts';
import { Button } from '../../../components/ui/button.tsx';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { formatDay } from '../../format-date.ts';
import { deskLink } from '../desk-link.ts';
import { customerName, homeName } from '../order-names.ts';
import { OrderStatus } from '../order-status.tsx';
import { ReUpload } from './re-upload.tsx';

type ReadyRowProps = { order: DeskPodcast; onDelete: (order: DeskPodcast) => void };

export function ReadyRow({ order, onDelete }: ReadyRowProps) {
  const { listing } = order;
  const name = customerName(order);
  const whose = `for ${homeName(order)}, ${name}`;
  return (
    <TableRow>
      <TableCell>
        <span className="whitespace-nowrap font-mono text-xs" title={order.id}>
          {shortOrderId(order.id)}
        </span>
      </TableCell>
      <Text className="font-semibold">{name}</Text>
      <Text>{order.customerEmail}</Text>
      <Text>{order.customerPhone}</Text>
      <Text>{homeName(order)}</Text>
      <Text>{listing?.city}</Text>
      <Text>{listing?.state}</Text>
      <Text>{listing?.agentName}</Text>
      <TableCell>
        <OrderStatus order={order} />
      </TableCell>
      <TableCell className="whitespace-nowrap">{formatDay(order.createdAt)}</TableCell>
      <TableCell>
        {order.fileUrl && (
          <a href={order.fileUrl} target="_blank" rel="noreferrer" className={deskLink}>
            Listen
          </a>
        )}
      </TableCell>
      <TableCell>
        {order.listingPageUrl && (
          <a href={order.listingPageUrl} target="_blank" rel="noreferrer" className={deskLink}>
            Open page
          </a>
        )}
      </TableCell>
      <TableCell>
        <div className="flex items-center gap-1.5">
          <ReUpload order={order} whose={whose} />
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Delete the order ${whose}`}
            className="text-bad"
            onClick={() => onDelete(order)}
          >
            <Trash2 aria-hidden="true" /> Delete
          </Button>
        </div>
      </TableCell>
    </TableRow>
  );
}

function Text({ children, className = '' }: { children: ReactNode; className?: string }) {
  const text = children || '–';
  return (
    <TableCell
      className={`max-w-52 truncate ${className}`}
      title={typeof text === 'string' ? text : undefined}
    >
      {text}
    </TableCell>
  );
}
