import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingAnsweringOrder } from '#domain/answering/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { textLink } from '../../auth/text-link.ts';
import { formatAgo } from '../../format-date.ts';
import { RequireAdmin } from '../../require-admin.tsx';
import { ConfirmButton } from '../../settings/confirm-button.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';

const waitingKey = ['waiting-answering-orders'];

/** Customers who paid and have no number. */
export function AnsweringAdminPage() {
  useDocumentTitle('Answering service');
  return (
    <RequireAdmin>
      <WaitingOrders />
    </RequireAdmin>
  );
}

function WaitingOrders() {
  const found = useQuery({
    queryKey: waitingKey,
    queryFn: () => request('GET /api/desk/answering-orders', {}),
  });
  const orders = found.data?.orders;
  return (
    <AdminFrame
      title="Answering service"
      note="Customers who’ve paid but don’t have a phone number yet, oldest first. Their plan starts when the number goes live."
      width="narrow"
    >
      {!orders && found.error && (
        <ErrorState title="We couldn’t load the orders" onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {!orders && !found.error && <Skeleton className="h-60" />}
      {orders?.length === 0 && (
        <EmptyState title="No one is waiting for a number">
          <p>When no number can be bought for an order, it shows up here with the reason.</p>
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <ul aria-label="Waiting orders" className="divide-y divide-rule">
          {orders.map((order) => (
            <WaitingRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </AdminFrame>
  );
}

function WaitingRow({ order }: { order: WaitingAnsweringOrder }) {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: 'retry' | 'refund') =>
      decision === 'retry'
        ? request('POST /api/desk/answering-orders/:orderId/retry', { orderId: order.id })
        : request('POST /api/desk/answering-orders/:orderId/refund', { orderId: order.id }),
    onSuccess: (answer) => queries.setQueryData(waitingKey, answer),
    onError: (error) => notify.error(error.message),
  });
  return (
    <li className="flex flex-col gap-2 py-5 first:pt-0">
      <p className="wrap-anywhere font-semibold">
        <a href={`mailto:${order.customerEmail}`} className={textLink}>
          {order.customerEmail}
        </a>
      </p>
      <p className="text-ink-soft text-sm">
        {order.planName} · ordered {formatAgo(order.createdAt)}
      </p>
      <p className="wrap-anywhere">{order.trouble}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        {order.status !== 'canceled' && (
          <Button size="sm" loading={decide.isPending} onClick={() => decide.mutate('retry')}>
            Try again
          </Button>
        )}
        <ConfirmButton
          label={`Refund ${order.customerEmail}`}
          title={`Refund ${order.customerEmail}?`}
          explanation="They’ll get an email and a full refund for this order."
          action="Refund"
          isBusy={decide.isPending}
          onConfirm={() => decide.mutate('refund')}
        >
          Refund
        </ConfirmButton>
      </div>
    </li>
  );
}
