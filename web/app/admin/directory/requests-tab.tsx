import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REFUSED_BY_STAFF } from '#domain/directory/admin/rules.ts';
import type { AdminMarketRequest } from '#domain/directory/admin/schema.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { formatDay } from '../../format-date.ts';
import { DIRECTORY } from './row-dialog.tsx';
import { RowTable } from './row-table.tsx';

const states = {
  received: { tone: 'info', label: 'Being checked' },
  added: { tone: 'good', label: 'Added' },
  refused: { tone: 'warn', label: 'On hold' },
  dismissed: { tone: 'neutral', label: 'Refused' },
} as const;

/** Markets that visitors requested, and the outcome. */
export function RequestsTab() {
  const found = useQuery({
    queryKey: [DIRECTORY, 'requests'],
    queryFn: () => request('GET /api/directory/requests', {}),
  });
  return (
    <RowTable
      label="Market requests"
      heads={['Market', 'From', 'Status']}
      rows={found.data?.requests}
      total={found.data?.total ?? 0}
      error={found.error}
      empty="No one has asked for a new market yet."
      onRetry={() => found.refetch()}
    >
      {(row) => <RequestRow key={row.id} row={row} />}
    </RowTable>
  );
}

function RequestRow({ row }: { row: AdminMarketRequest }) {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: 'add' | 'refuse') =>
      request('POST /api/directory/requests/:requestId/decision', { requestId: row.id, decision }),
    onSuccess: (_, decision) => notify.success(decision === 'add' ? 'Market added.' : 'Refused.'),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: [DIRECTORY] }),
  });
  const place = `${row.cityName}, ${row.stateName}`;
  const isDismissed = row.statusReason === REFUSED_BY_STAFF;
  const { tone, label } = states[isDismissed ? 'dismissed' : row.status];
  return (
    <TableRow>
      <TableCell className="max-w-80 break-words">
        <bdi className="font-semibold">{place}</bdi>
        {row.population !== null && (
          <span className="text-ink-soft text-sm"> · {row.population.toLocaleString('en-US')}</span>
        )}
        <span className="line-clamp-3 text-ink-soft text-sm">{row.description}</span>
      </TableCell>
      <TableCell className="max-w-60 break-words text-sm">
        {row.requesterName}
        <span className="block text-ink-soft">{row.requesterEmail}</span>
        <span className="block text-ink-soft">
          {row.requesterPhone} · {formatDay(row.createdAt)}
        </span>
      </TableCell>
      <TableCell className="max-w-60">
        <Badge tone={tone}>{label}</Badge>
        {row.statusReason && !isDismissed && (
          <span className="mt-1 block text-ink-soft text-sm">{row.statusReason}</span>
        )}
      </TableCell>
      <TableCell>
        {row.status !== 'added' && (
          <span className="flex flex-wrap justify-end gap-2">
            <Button
              size="sm"
              aria-label={`Add ${place}`}
              disabled={decide.isPending}
              onClick={() => decide.mutate('add')}
            >
              Add
            </Button>
            {!isDismissed && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Refuse ${place}`}
                disabled={decide.isPending}
                onClick={() => decide.mutate('refuse')}
              >
                Refuse
              </Button>
            )}
          </span>
        )}
      </TableCell>
    </TableRow>
  );
}
