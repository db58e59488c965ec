import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { invoke } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** The link to our own file works for 15 minutes, so it is refreshed before that. */
const RENEW_MS = 10 * 60_000;

export function SheetCard() {
  const link = useQuery({
    queryKey: ['spreadsheet-link'],
    queryFn: () => invoke('get-spreadsheet-link', {}),
    refetchInterval: RENEW_MS,
  });
  const isMissing = link.data?.url === '';
  useEffect(() => {
    if (link.isError) notify.error('Failed to get Google Sheet link', { id: 'sheet' });
    if (isMissing) notify.error('Could not retrieve Google Sheet link', { id: 'sheet' });
  }, [link.isError, isMissing]);

  return (
    <Card aria-labelledby="sheet-title">
      <CardHeader>
        <h2 id="sheet-title" className="text-xl">
          Contact spreadsheet
        </h2>
        <CardDescription>Every order and every lead, one row each.</CardDescription>
      </CardHeader>
      {link.isPending && <Skeleton className="h-11 w-48" />}
      {link.data && !isMissing && (
        <Button asChild variant="secondary" className="self-start">
          <a href={link.data.url} target="_blank" rel="noreferrer">
            Open the spreadsheet <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      )}
      {(link.isError || isMissing) && (
        <>
          <p className="text-bad">
            Google Sheet URL could not be retrieved. Please check your configuration.
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            loading={link.isFetching}
            onClick={() => link.refetch()}
          >
            <RotateCw aria-hidden="true" /> Try again
          </Button>
        </>
      )}
    </Card>
  );
}
