import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import { request } from '../../browser/api.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '../../components/ui/alert-dialog.tsx';
import { notify } from '../../components/ui/notify.ts';
import { runWithUndo } from '../undo.ts';
import { customerName, homeName } from './order-names.ts';
import { ORDERS } from './use-live-orders.ts';

type DeleteOrderDialogProps = {
  /** The order as it was when the dialog opened. */
  order: AdminPodcast | null;
  onClose: () => void;
};

/** Confirms deleting an order. An order that changed in the meantime isn't deleted. */
export function DeleteOrderDialog({ order, onClose }: DeleteOrderDialogProps) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id, updatedAt }: AdminPodcast) =>
      request('DELETE /api/desk/podcasts/:podcastId', { podcastId: id, updatedAt }),
    onError: (error) => notify.error(`Failed to delete order: ${error.message}`),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return (
    <AlertDialog open={order !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>Delete this order?</AlertDialogTitle>
        <AlertDialogDescription>
          {order && (
            <>
              The order of <strong className="text-ink">{customerName(order)}</strong> for{' '}
              <strong className="break-words text-ink">{homeName(order)}</strong> and its audio file will be
              removed. The listing stays, without a podcast. You have 10 seconds to undo.
            </>
          )}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
          <AlertDialogAction
            onClick={() =>
              order &&
              runWithUndo({
                id: order.id,
                said: 'Order deleted',
                run: () => remove.mutateAsync(order).catch(() => {}),
              })
            }
          >
            Delete order
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
