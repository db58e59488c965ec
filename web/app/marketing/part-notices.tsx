import type { PartName } from '#domain/marketing/rules.ts';
import { request } from '../../browser/api.ts';
import { Alert, AlertDescription, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useKitChange } from './use-kit.ts';

type Part = { offered: { version: number } | null; unbacked: string[] };

/** Notices about a part: changed facts, and claims that the listing doesn't support. */
export function PartNotices({
  podcastId,
  name,
  part,
  preview,
}: {
  podcastId: string;
  name: PartName;
  part: Part;
  preview?: string | undefined;
}) {
  const resolve = useKitChange(
    podcastId,
    (takes: boolean) =>
      request('POST /api/marketing/:podcastId/parts/:part/offer', {
        podcastId,
        part: name,
        seenVersion: part.offered?.version ?? 1,
        takes,
      }),
    'We couldn’t save this',
  );
  return (
    <>
      {part.offered && (
        <Alert tone="info">
          <AlertTitle>The listing has changed since your edit</AlertTitle>
          <AlertDescription>
            We wrote a new version and kept yours.
            {preview && (
              <span className="mt-2 block whitespace-pre-line border-rule border-s-2 ps-3">{preview}</span>
            )}
            <span className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" loading={resolve.isPending} onClick={() => resolve.mutate(true)}>
                Use the new version
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={resolve.isPending}
                onClick={() => resolve.mutate(false)}
              >
                Keep mine
              </Button>
            </span>
          </AlertDescription>
        </Alert>
      )}
      {part.unbacked.length > 0 && (
        <Alert tone="warn">
          <AlertTitle>Please check</AlertTitle>
          <AlertDescription>Not in the listing: {part.unbacked.join(', ')}.</AlertDescription>
        </Alert>
      )}
    </>
  );
}
