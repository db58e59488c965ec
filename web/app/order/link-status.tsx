import { useQuery } from '@tanstack/react-query';
import { findPortal } from '#domain/listings/portals/rules.ts';
import { ApiError, invoke } from '../../browser/api.ts';
import { Alert, AlertDescription, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { draftQuery } from './draft-query.ts';
import { HandInWays } from './hand-in-ways.tsx';
import { ListingCard } from './listing-card.tsx';
import { isLink, type OrderLink } from './order-values.ts';
import { PortalWarning } from './portal-warning.tsx';
import type { UploadPageWay } from './upload-page-dialog.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

const QUIET_MS = 600;

type LinkStatusProps = {
  link: OrderLink;
  onHandIn: (way: UploadPageWay) => void;
  onTakeBack: () => void;
};

/** What we know about a link before it is ordered. Nothing here blocks the order. */
export function LinkStatus({ link, ...does }: LinkStatusProps) {
  const url = useDebouncedValue(link.url.trim(), QUIET_MS);
  if (link.draftId) return <HandedIn link={link} {...does} />;
  if (!isLink(url) || url !== link.url.trim()) return null;
  return <FromLink key={url} url={url} onHandIn={does.onHandIn} />;
}

function FromLink({ url, onHandIn }: { url: string; onHandIn: (way: UploadPageWay) => void }) {
  const portal = findPortal(url);
  const preview = useQuery({
    queryKey: ['listing-preview', url],
    queryFn: () => invoke('preview-listing', { listingUrl: url }),
    // A page isn't read again while the form is open.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const found = preview.data;
  return (
    <>
      {(portal?.access !== 'varies' || found?.readable === false) && (
        <PortalWarning url={url} isRead={found?.readable === true}>
          <HandInWays onHandIn={onHandIn} />
        </PortalWarning>
      )}
      {preview.isPending && (
        <p role="status" className="flex items-center gap-3 text-ink-soft text-sm">
          <Skeleton className="size-10 shrink-0" />
          Reading the page… You need not wait for it.
        </p>
      )}
      {preview.isError && <NoPreview error={preview.error} />}
      {found && !found.readable && !portal && (
        <Alert tone="warn">
          <AlertTitle>We could not read this page</AlertTitle>
          <AlertDescription>
            {found.reason}
            <HandInWays onHandIn={onHandIn} />
          </AlertDescription>
        </Alert>
      )}
      {found?.readable && <ListingCard preview={found} label="Is this the home?" />}
    </>
  );
}

function NoPreview({ error }: { error: Error }) {
  const isBusy = error instanceof ApiError && error.code === 'too_many';
  return (
    <p role="status" className="text-ink-soft text-sm">
      {isBusy
        ? 'Many links were previewed from here, so this one has to wait. You can order all the same.'
        : 'There is no preview of this link at the moment. It is checked again before you pay.'}
    </p>
  );
}

function HandedIn({ link, onHandIn, onTakeBack }: LinkStatusProps) {
  const draft = useQuery(draftQuery(link.draftId));
  if (draft.isPending) return <Skeleton className="h-24" />;
  if (draft.isError) {
    return (
      <Alert tone="warn">
        <AlertTitle>The page you handed in is no longer here</AlertTitle>
        <AlertDescription>
          Handed-in pages are kept for a few days only. Please hand it in again.
          <HandInWays onHandIn={onHandIn} />
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <div className="flex flex-col items-start gap-1 *:first:w-full">
      <ListingCard preview={draft.data.preview} label="From the page you handed in" />
      <Button variant="link" size="sm" onClick={onTakeBack}>
        Use the link instead
      </Button>
    </div>
  );
}
