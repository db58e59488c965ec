import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCents } from '#domain/podcasts/rules.ts';
import type { TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceRow } from './invoice-row.tsx';

/** What the team owes. Only a team that we send invoices to has anything here. */
export function InvoicesSection({ team }: { team: TeamView }) {
  const found = useInfiniteQuery({
    queryKey: ['team-invoices', team.id],
    queryFn: ({ pageParam }) =>
      request('GET /api/teams/:teamId/invoices', {
        teamId: team.id,
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const [first] = found.data?.pages ?? [];
  const invoices = found.data?.pages.flatMap((page) => page.invoices) ?? [];
  const isOnInvoice = team.billing === 'invoice';
  return (
    <SettingsPart
      title="Invoices"
      explanation={
        isOnInvoice ? (
          <p>
            One invoice a month, emailed to {team.billingEmail}, due {team.dueDays} days later.
          </p>
        ) : (
          <p>Order often? Contact us to get one monthly invoice instead of paying for each order.</p>
        )
      }
    >
      {found.isPending && <Skeleton className="h-24 w-full" />}
      {found.isError && (
        <ErrorState
          title="We couldn’t load the invoices"
          onRetry={() => found.refetch()}
          retrying={found.isFetching}
        >
          {found.error.message}
        </ErrorState>
      )}
      {first && isOnInvoice && (
        <p>
          <span className="font-display text-3xl tabular-nums">{formatCents(first.open.monthCents)}</span>{' '}
          <span className="text-ink-soft">
            of {formatCents(team.monthlyLimitCents)} used this month (UTC)
          </span>
        </p>
      )}
      {first && first.open.lines.length > 0 && (
        <details className="w-full">
          <summary className="cursor-pointer font-medium">
            Next invoice so far: {formatCents(first.open.openCents)}
          </summary>
          <InvoiceLines lines={first.open.lines} totalCents={first.open.openCents} />
        </details>
      )}
      {first && invoices.length === 0 && <p className="text-ink-soft">Your team has no invoices yet.</p>}
      {invoices.length > 0 && (
        <ul aria-label="Invoices" className="w-full divide-y divide-rule">
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              invoice={invoice}
              readLines={async () =>
                (
                  await request('GET /api/teams/:teamId/invoices/:invoiceId', {
                    teamId: team.id,
                    invoiceId: invoice.id,
                  })
                ).lines
              }
            />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button variant="secondary" loading={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
          Show older invoices
        </Button>
      )}
    </SettingsPart>
  );
}
