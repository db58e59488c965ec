import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { SearchBox } from '../../../components/ui/search-box.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { CursorPagination } from '../cursor-pagination.tsx';
import { useCursorPages } from '../use-cursor-pages.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryTable } from './entry-table.tsx';

/** Where staff edit and preview pronunciations. */
export function PronunciationPage() {
  useDocumentTitle('Pronunciation');
  return (
    <RequireAdmin>
      <Pronunciations />
    </RequireAdmin>
  );
}

function Pronunciations() {
  const [search, setSearch] = useState('');
  const pages = useCursorPages(search.trim());
  const found = useQuery({
    queryKey: ['pronunciations', search.trim(), pages.cursor],
    queryFn: () =>
      request('GET /api/pronunciations', {
        search: search.trim().slice(0, 100) || undefined,
        cursor: pages.cursor,
      }),
    placeholderData: keepPreviousData,
  });
  const markets = found.data?.markets ?? [];
  return (
    <AdminFrame
      title="Pronunciation"
      note="How the hosts say words they’d otherwise get wrong. Changes apply to new recordings right away."
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <SearchBox
          label="Search words"
          value={search}
          onValue={setSearch}
          maxLength={100}
          className="w-full sm:w-80"
        />
        <EntryDialog markets={markets}>
          <Button>
            <Plus aria-hidden="true" /> Add a word
          </Button>
        </EntryDialog>
      </div>
      <EntryTable
        entries={found.data?.entries}
        markets={markets}
        error={found.error}
        isSearch={search.trim() !== ''}
        onRetry={() => found.refetch()}
      />
      <CursorPagination
        pages={pages}
        nextCursor={found.data?.nextCursor}
        shown={found.data?.entries.length ?? 0}
        what="words"
      />
    </AdminFrame>
  );
}
