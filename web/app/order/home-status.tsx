import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMlsAddressOf } from '#domain/listings/mls/rules.ts';
import { findPortal } from '#domain/listings/portals/rules.ts';
import { toListingUrl } from '#domain/listings/rules.ts';
import { invoke } from '../../browser/api.ts';
import { isLink, type OrderLink } from '../../browser/order/order-values.ts';
import { Alert, AlertDescription, AlertTitle } from '../../components/ui/alert.tsx';
import { inQueries } from '../in-queries.tsx';
import { type DraftAnswer, draftQuery } from './draft-query.ts';
import { HandInWays } from './hand-in-ways.tsx';
import { ListingCard } from './listing-card.tsx';
import { NoPreview } from './no-preview.tsx';
import { PortalWarning } from './portal-warning.tsx';
import { ReadingPage } from './reading-page.tsx';
import { DraftSheet } from './sheet/draft-sheet.tsx';
import { StartSheet } from './sheet/start-sheet.tsx';
import type { UploadPageWay } from './upload-page-dialog.tsx';

export type HomeStatusProps = {
  link: OrderLink;
  /** The link once typing has stopped. */
  url: string;
  isOnly: boolean;
  onHandIn: (way: UploadPageWay) => void;
  onDraft: (draftId: string) => void;
};

/** What is known about a home that has a link or a sheet. It loads with the first of them. */
export const HomeStatus = inQueries(KnownHome);

function KnownHome({ link, url, isOnly, onHandIn, onDraft }: HomeStatusProps) {
  const draft = useQuery({ ...draftQuery(link.draftId), enabled: link.draftId !== '' });
  const isGiven = url === link.url.trim() && isLink(url);
  const isReadFromLink = isGiven && (link.draftId === '' || isOfOther(draft.data, url));
  const isReadFromPortal = draft.data?.sheet.origin === 'link' && isLink(url) && findPortal(url);
  return (
    <>
      {(isReadFromLink || isReadFromPortal) && (
        <FromLink
          key={url}
          url={url}
          draftId={link.draftId}
          mayRead={isReadFromLink}
          onHandIn={onHandIn}
          onDraft={onDraft}
        />
      )}
      {link.draftId !== '' && (
        <DraftSheet draft={draft} url={url} isOnly={isOnly} onHandIn={onHandIn} onDraft={onDraft} />
      )}
    </>
  );
}

/** Whether a sheet was made from another link, or from none; a submitted page stays whatever the link says. */
function isOfOther(draft: DraftAnswer | undefined, url: string): boolean {
  if (!draft || draft.sheet.origin === 'page') return false;
  if (isMlsAddressOf(draft.listingUrl, url)) return false;
  return draft.listingUrl !== (toListingUrl(url) ?? null);
}

type FromLinkProps = Omit<HomeStatusProps, 'link' | 'isOnly'> & {
  draftId: string;
  mayRead: boolean;
};

/** Reads a link into the home's fact sheet, and says so when it can't be read. */
function FromLink({ url, draftId, mayRead, onHandIn, onDraft }: FromLinkProps) {
  const portal = findPortal(url);
  const queries = useQueryClient();
  const preview = useQuery({
    queryKey: ['listing-preview', url],
    queryFn: async () => {
      const answer = await invoke('preview-listing', { listingUrl: url, draftId: draftId || null });
      if (answer.draftId) await queries.invalidateQueries({ queryKey: draftQuery(answer.draftId).queryKey });
      return answer;
    },
    enabled: mayRead,
    // A page isn't read again while the form is open.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const found = preview.data;
  const readInto = mayRead ? found?.draftId : undefined;
  useEffect(() => {
    if (readInto && readInto !== draftId) onDraft(readInto);
  }, [readInto, draftId, onDraft]);
  return (
    <>
      {(portal?.access !== 'varies' || found?.readable === false) && (
        <PortalWarning url={url} isRead={found ? found.readable : !mayRead}>
          <HandInWays onHandIn={onHandIn} />
        </PortalWarning>
      )}
      {mayRead && preview.isPending && <ReadingPage />}
      {preview.isError && <NoPreview error={preview.error} />}
      {found && !found.readable && !portal && (
        <Alert tone="warn">
          <AlertTitle>We couldn’t read this page</AlertTitle>
          <AlertDescription>
            {found.reason}
            <HandInWays onHandIn={onHandIn} />
          </AlertDescription>
        </Alert>
      )}
      {found && !found.readable && draftId === '' && <StartSheet onDraft={onDraft} />}
      {found?.readable && !found.draftId && <ListingCard preview={found} label="We found this home" />}
    </>
  );
}
