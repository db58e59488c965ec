import Mic from 'lucide-react/icons/mic';
import { useState } from 'react';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { TOO_MANY_UPDATES } from '#domain/production/updates/rules.ts';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../../components/ui/card.tsx';
import { late } from '../../late.ts';
import { UpdateItem } from './update-item.tsx';
import { loadUpdates, useUpdates, useUpdatesChange } from './use-updates.ts';

const RecordForm = late(async () => (await import('./record-form.tsx')).RecordForm);

/** Short recordings about what happened since the episode: record one, hear them, take them off the page. */
export function UpdatesCard({ kit }: { kit: MarketingKit }) {
  const { podcastId, address } = kit;
  const [isRecording, setIsRecording] = useState(false);
  const { data, isError } = useUpdates(podcastId);
  const show = useUpdatesChange(podcastId, (input: { updateId: string; isOnPage: boolean }) =>
    request('PATCH /api/podcasts/:podcastId/updates/:updateId', { podcastId, ...input }),
  );
  const approve = useUpdatesChange(podcastId, async (updateId: string) => {
    await request('POST /api/update-reviews/:updateId/decision', { updateId, decision: 'approve' });
    return loadUpdates(podcastId);
  });
  const remove = useUpdatesChange(podcastId, (updateId: string) =>
    request('DELETE /api/podcasts/:podcastId/updates/:updateId', { podcastId, updateId }),
  );
  const isWaiting = data?.updates.some(({ state }) => state === 'waiting') ?? false;
  return (
    <Card aria-labelledby="updates-title">
      <CardHeader>
        <h2 id="updates-title" className="text-2xl">
          Updates
        </h2>
        <CardDescription>
          A new price, an open house, a sale: the hosts cover it in about 30 seconds. The latest update plays
          on your listing page. Your episode stays as it is.
        </CardDescription>
      </CardHeader>
      {isError && <Alert tone="bad">We couldn’t load your updates. Please reload the page.</Alert>}
      {isRecording && <RecordForm kit={kit} onDone={() => setIsRecording(false)} />}
      {data && data.updates.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.updates.map((update) => (
            <UpdateItem
              key={update.id}
              update={update}
              address={address}
              canApprove={data.canApprove}
              isBusy={show.isPending || approve.isPending || remove.isPending}
              onShow={(isOnPage) => show.mutate({ updateId: update.id, isOnPage })}
              onApprove={() => approve.mutate(update.id)}
              onRemove={() => remove.mutate(update.id)}
            />
          ))}
        </ul>
      )}
      {data && !isRecording && (
        <CardFooter>
          {data.left > 0 ? (
            <>
              <Button size="sm" disabled={isWaiting} onClick={() => setIsRecording(true)}>
                <Mic aria-hidden="true" /> Record an update
              </Button>
              <span className="text-ink-soft text-sm">Free. {data.left} left this month.</span>
            </>
          ) : (
            <p className="text-ink-soft text-sm">{TOO_MANY_UPDATES}</p>
          )}
        </CardFooter>
      )}
    </Card>
  );
}
