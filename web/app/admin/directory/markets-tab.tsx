import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SearchBox } from '../../../components/ui/search-box.tsx';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { MarketDialog } from './market-dialog.tsx';
import { DIRECTORY } from './row-dialog.tsx';
import { RowTable } from './row-table.tsx';

export function MarketsTab() {
  const [search, setSearch] = useState('');
  const words = search.trim();
  const found = useQuery({
    queryKey: [DIRECTORY, 'markets', words],
    queryFn: () => request('GET /api/directory/markets', words ? { search: words.slice(0, 100) } : {}),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <SearchBox
          label="Search markets"
          value={search}
          onValue={setSearch}
          maxLength={100}
          className="w-full sm:w-80"
        />
        <MarketDialog>
          <Button>
            <Plus aria-hidden="true" /> Add a market
          </Button>
        </MarketDialog>
      </div>
      <RowTable
        label="Markets"
        heads={['Market', 'Population', 'On the website']}
        rows={found.data?.markets}
        total={found.data?.total ?? 0}
        error={found.error}
        empty={words ? 'No matching markets.' : 'No markets yet. Add the first one.'}
        onRetry={() => found.refetch()}
      >
        {(market) => (
          <TableRow key={market.id}>
            <TableCell className="max-w-72 break-words font-semibold">
              {market.name}, {market.state}
              <span className="block font-normal text-ink-soft text-sm">{market.slug}</span>
            </TableCell>
            <TableCell className="tabular-nums">
              {market.population?.toLocaleString('en-US') ?? '—'}
            </TableCell>
            <TableCell>
              <Badge tone={market.isActive ? 'good' : 'neutral'}>
                {market.isActive ? 'Shown' : 'Hidden'}
              </Badge>
            </TableCell>
            <TableCell className="text-end">
              <MarketDialog market={market}>
                <Button variant="quiet" size="icon" aria-label={`Change ${market.name}, ${market.state}`}>
                  <Pencil aria-hidden="true" />
                </Button>
              </MarketDialog>
            </TableCell>
          </TableRow>
        )}
      </RowTable>
    </div>
  );
}
