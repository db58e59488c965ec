import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookView } from '#domain/webhooks/schema.ts';
import { request } from '../../../browser/api.ts';
import { notify } from '../../../components/ui/notify.ts';

/** The actions of a webhook's buttons. Each one reloads the list and its log afterward. */
export function useWebhookActions(webhook: WebhookView, onSecret: (secret: string) => void) {
  const queries = useQueryClient();
  const endpointId = webhook.id;
  const after = {
    onError: (error: Error) => notify.error(error.message),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
      await queries.invalidateQueries({ queryKey: ['webhook-deliveries', endpointId] });
    },
  };
  const test = useMutation({
    mutationFn: () => request('POST /api/webhooks/:endpointId/test', { endpointId }),
    onSuccess: ({ isDelivered, delivery }) => {
      const [attempt] = delivery.attempts;
      if (isDelivered) notify.success('Your server accepted the test.');
      else notify.error(`The test failed: ${attempt?.error ?? `your server answered ${attempt?.status}`}`);
    },
    ...after,
  });
  const toggle = useMutation({
    mutationFn: () =>
      request('PATCH /api/webhooks/:endpointId', { endpointId, isEnabled: !webhook.isEnabled }),
    ...after,
  });
  const rotate = useMutation({
    mutationFn: () => request('POST /api/webhooks/:endpointId/secret', { endpointId }),
    onSuccess: ({ secret }) => onSecret(secret),
    ...after,
  });
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/webhooks/:endpointId', { endpointId }),
    onSuccess: () => notify.success('Webhook deleted.'),
    ...after,
  });
  return { test, toggle, rotate, remove };
}
