import { useMutation, useQueryClient } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/bot';
import { scopeTexts } from '#domain/api-keys/rules.ts';
import type { ConnectionView } from '#domain/assistants/schema.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { formatAgo, formatDay } from '../../format-date.ts';
import { ConfirmButton } from '../confirm-button.tsx';

export function AssistantRow({ assistant }: { assistant: ConnectionView }) {
  const queries = useQueryClient();
  const { id, clientName, clientHost, scopes, lastUsedAt, lastUsedIp, createdAt } = assistant;
  const disconnect = useMutation({
    mutationFn: () => request('DELETE /api/assistants/:connectionId', { connectionId: id }),
    onSuccess: () => notify.success(`${clientName} is disconnected.`),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['assistants'] }),
  });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0">
      <Bot aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-ink-soft" />
      <div className="flex min-w-48 flex-1 flex-col gap-1.5">
        <p className="break-words font-semibold">{clientName}</p>
        <p className="text-ink-soft text-sm">
          {clientHost && <>{clientHost} · </>}connected {formatDay(createdAt)} ·{' '}
          {lastUsedAt ? `last used ${formatAgo(lastUsedAt)}` : 'never used'}
          {lastUsedIp && <> from {lastUsedIp}</>}
        </p>
        <p className="flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <Badge key={scope}>{scopeTexts[scope].title}</Badge>
          ))}
        </p>
      </div>
      <ConfirmButton
        label={`Disconnect ${clientName}`}
        title={`Disconnect ${clientName}?`}
        explanation="It loses access to your account right away. You can connect it again any time."
        action="Disconnect"
        isBusy={disconnect.isPending}
        onConfirm={() => disconnect.mutate()}
      >
        Disconnect
      </ConfirmButton>
    </li>
  );
}
