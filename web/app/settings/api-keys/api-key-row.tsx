import { useMutation, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { scopeTexts } from '#domain/api-keys/rules.ts';
import type { ApiKeyView } from '#domain/api-keys/schema.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { formatAgo, formatDay } from '../../format-date.ts';
import { ConfirmButton } from '../confirm-button.tsx';

type ApiKeyRowProps = { apiKey: ApiKeyView; teamId: string | undefined };

export function ApiKeyRow({ apiKey, teamId }: ApiKeyRowProps) {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () =>
      teamId
        ? request('DELETE /api/teams/:teamId/api-keys/:keyId', { teamId, keyId: apiKey.id })
        : request('DELETE /api/api-keys/:keyId', { keyId: apiKey.id }),
    onSuccess: () => notify.success(`“${apiKey.name}” is revoked.`),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['api-keys'] }),
  });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0">
      <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-ink-soft" />
      <div className="flex min-w-48 flex-1 flex-col gap-1.5">
        <p className="break-words font-semibold">{apiKey.name}</p>
        <p className="text-ink-soft text-sm">
          <code>{apiKey.prefix}…</code> · created {formatDay(apiKey.createdAt)} ·{' '}
          {apiKey.lastUsedAt ? `last used ${formatAgo(apiKey.lastUsedAt)}` : 'never used'}
          {apiKey.lastUsedIp && <> from {apiKey.lastUsedIp}</>}
        </p>
        <p className="flex flex-wrap gap-2">
          {apiKey.scopes.map((scope) => (
            <Badge key={scope}>{scopeTexts[scope].title}</Badge>
          ))}
          <span className="text-ink-soft text-sm">{apiKey.requestsPerMinute} requests a minute</span>
        </p>
      </div>
      <ConfirmButton
        label={`Revoke ${apiKey.name}`}
        title={`Revoke “${apiKey.name}”?`}
        explanation="Anything that uses this key will stop working right away. You can’t undo this."
        action="Revoke"
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      >
        Revoke
      </ConfirmButton>
    </li>
  );
}
