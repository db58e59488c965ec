import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { SearchBox } from '../../../components/ui/search-box.tsx';
import { BusinessDialog } from './business-dialog.tsx';
import { BusinessRow } from './business-row.tsx';
import { DIRECTORY } from './row-dialog.tsx';
import { RowTable } from './row-table.tsx';
import { useCategories } from './use-categories.ts';

/** The businesses of one market, which is chosen first. */
export function BusinessesTab() {
  const [place, setPlace] = useState('');
  const [chosen, setChosen] = useState('');
  const [search, setSearch] = useState('');
  const categories = useCategories().data?.categories ?? [];
  const markets = useQuery({
    queryKey: [DIRECTORY, 'markets', place.trim()],
    queryFn: () =>
      request('GET /api/directory/markets', place.trim() ? { search: place.trim().slice(0, 100) } : {}),
    placeholderData: keepPreviousData,
  });
  const choices = markets.data?.markets ?? [];
  const marketId = choices.some(({ id }) => id === chosen) ? chosen : (choices[0]?.id ?? '');
  const words = search.trim();
  const found = useQuery({
    queryKey: [DIRECTORY, 'businesses', marketId, words],
    queryFn: () =>
      request('GET /api/directory/businesses', {
        marketId,
        ...(words ? { search: words.slice(0, 100) } : {}),
      }),
    enabled: marketId !== '',
  });
  const rows = marketId === '' && markets.data ? [] : found.data?.businesses;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-3 sm:items-end">
        <Field label="Find a market">
          <Input
            autoComplete="off"
            value={place}
            maxLength={100}
            onChange={(event) => setPlace(event.target.value)}
          />
        </Field>
        <Field label="Market">
          <NativeSelect value={marketId} onChange={(event) => setChosen(event.target.value)}>
            {choices.map(({ id, name, state }) => (
              <option key={id} value={id}>
                {name}, {state}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <SearchBox label="Search businesses" value={search} onValue={setSearch} maxLength={100} />
      </div>
      {marketId && categories.length > 0 && (
        <BusinessDialog marketId={marketId} categories={categories}>
          <Button className="self-start sm:self-end">
            <Plus aria-hidden="true" /> Add a business
          </Button>
        </BusinessDialog>
      )}
      <RowTable
        label="Businesses"
        heads={['Business', 'Category', 'Place']}
        rows={rows}
        total={found.data?.total ?? 0}
        error={found.error ?? markets.error}
        empty={words ? 'No matching businesses.' : 'No businesses here yet.'}
        onRetry={() => (marketId ? found.refetch() : markets.refetch())}
      >
        {(business) => <BusinessRow key={business.id} business={business} categories={categories} />}
      </RowTable>
    </div>
  );
}
