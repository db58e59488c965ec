import { useMutation } from '@tanstack/react-query';
import Mic from 'lucide-react/icons/mic';
import { useState } from 'react';
import type { MarketingKit, OpenHouse } from '#domain/marketing/schema.ts';
import { updateNames } from '#domain/production/updates/rules.ts';
import type { UpdateKind } from '#domain/script/update/rules.ts';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Segment, SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { isCompleteChoice } from '../occasion-choice.ts';
import { firstNews, newsRows } from './first-news.ts';
import { Words } from './update-item.tsx';
import { useUpdatesChange } from './use-updates.ts';

/** Choose what happened, read the words, record them. */
export function RecordForm({ kit, onDone }: { kit: MarketingKit; onDone: () => void }) {
  const { podcastId, knownOpenHouse } = kit;
  const [kind, setKind] = useState<UpdateKind | undefined>(() => firstNews(kit));
  const [openHouse, setOpenHouse] = useState<OpenHouse>(
    knownOpenHouse ?? { date: '', start: '13:00', end: '15:00' },
  );
  const preview = useMutation({
    mutationFn: (occasion: UpdateKind) =>
      request('POST /api/podcasts/:podcastId/updates/preview', { podcastId, ...newsOf(occasion, openHouse) }),
  });
  const record = useUpdatesChange(podcastId, (seenHash: string) =>
    request('POST /api/podcasts/:podcastId/updates', {
      podcastId,
      ...newsOf(kind ?? 'open-house', openHouse),
      seenHash,
    }),
  );
  const rows = newsRows(kit);
  const reasons = [...new Set(rows.flatMap(({ isPossible, why }) => (isPossible || !why ? [] : [why])))];
  const setPart = (part: Partial<OpenHouse>) => {
    setOpenHouse({ ...openHouse, ...part });
    preview.reset();
  };
  if (!kind) return <Alert tone="info">There’s nothing to announce yet. {reasons.join(' ')}</Alert>;
  const isComplete = isCompleteChoice({ occasion: kind, openHouse });
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        aria-label="What’s new?"
        value={kind}
        onValueChange={(value) => {
          setKind(value as UpdateKind);
          preview.reset();
        }}
        className="self-start"
      >
        {rows.map(({ name, isPossible }) => (
          <Segment key={name} value={name} disabled={!isPossible}>
            {updateNames[name]}
          </Segment>
        ))}
      </SegmentedControl>
      {reasons.length > 0 && <p className="text-ink-soft text-sm">{reasons.join(' ')}</p>}
      {kind === 'open-house' && (
        <div className="grid max-w-xl gap-3 sm:grid-cols-3">
          {(['date', 'start', 'end'] as const).map((part) => (
            <Field key={part} label={{ date: 'Day', start: 'From', end: 'To' }[part]} required>
              <Input
                type={part === 'date' ? 'date' : 'time'}
                value={openHouse[part]}
                onChange={(event) => setPart({ [part]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      )}
      {preview.error && <Alert tone="bad">{preview.error.message}</Alert>}
      {preview.data && (
        <div className="rounded-md bg-sunken p-4 text-sm">
          <p className="font-semibold">About {preview.data.seconds} seconds</p>
          <Words words={preview.data.words} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {preview.data ? (
          <Button
            size="sm"
            loading={record.isPending}
            onClick={() =>
              record.mutate(preview.data.seenHash, { onSuccess: onDone, onError: () => preview.reset() })
            }
          >
            <Mic aria-hidden="true" /> Record it
          </Button>
        ) : (
          <Button
            size="sm"
            disabled={!isComplete}
            loading={preview.isPending}
            onClick={() => preview.mutate(kind)}
          >
            Show the script
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const newsOf = (occasion: UpdateKind, openHouse: OpenHouse) => ({
  occasion,
  openHouse: occasion === 'open-house' ? openHouse : null,
});
