import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../browser/api.ts';
import { cn } from '../../components/cn.ts';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { MailList } from './mailbox/mail-list.tsx';
import { MailView } from './mailbox/mail-view.tsx';

/** Emails have no change feed, and this page only exists in development. */
const LOOK_AGAIN_MS = 1500;

/** Every email of this installation, newest first. Only with development pages on. */
export function MailboxPage() {
  useDocumentTitle('Mailbox');
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('search') ?? '');
  const openId = params.get('mail') ?? '';
  const mails = useQuery({
    queryKey: ['dev-mails', search],
    queryFn: () =>
      request('GET /api/dev/mails', search.trim() ? { search: search.trim().slice(0, 200) } : {}),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

  const open = (mailId: string) => setParams(mailId ? { mail: mailId } : {});

  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
        <div>
          <h1 className="text-3xl sm:text-4xl">Mailbox</h1>
          <p className="mt-1 text-ink-soft text-sm">Emails this server would have sent. None went out.</p>
        </div>
        <SearchBox
          label="Search emails"
          value={search}
          onValue={setSearch}
          maxLength={200}
          className="w-full sm:w-80"
        />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={cn(openId && 'max-lg:hidden')}>
          <MailList
            mails={mails.data?.mails}
            error={mails.error}
            isSearch={search.trim() !== ''}
            openId={openId}
            onOpen={open}
            onRetry={() => mails.refetch()}
          />
        </div>
        {openId ? (
          <MailView key={openId} mailId={openId} onClose={() => open('')} />
        ) : (
          <p className="hidden h-64 place-items-center rounded-lg border border-rule border-dashed p-12 text-ink-soft lg:grid">
            Choose an email to read it.
          </p>
        )}
      </div>
    </div>
  );
}
