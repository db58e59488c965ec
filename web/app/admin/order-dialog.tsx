import { type ComponentType, type Ref, useImperativeHandle, useState } from 'react';
import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';

export type OpenOrder = { open: (order: AdminPodcast) => void };

type OrderDialogProps = {
  ref: Ref<OpenOrder>;
  dialog: ComponentType<{ order: AdminPodcast | null; onClose: () => void }>;
};

/** Holds the order that a dialog is about, so that opening it renders only the dialog and not the table behind it. */
export function OrderDialog({ ref, dialog: Dialog }: OrderDialogProps) {
  const [order, setOrder] = useState<AdminPodcast | null>(null);
  useImperativeHandle(ref, () => ({ open: setOrder }), []);
  return <Dialog order={order} onClose={() => setOrder(null)} />;
}
