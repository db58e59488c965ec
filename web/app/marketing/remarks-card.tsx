import { useState } from 'react';
import { DEFAULT_REMARKS_CAP, remarkCaps } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardFooter, CardHeader } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Meter } from '../../components/ui/meter.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Textarea } from '../../components/ui/textarea.tsx';
import { CopyItem } from './copy-item.tsx';
import { EditButton } from './edit-button.tsx';
import { PartNotices } from './part-notices.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useDraft } from './use-draft.ts';
import { useKitChange } from './use-kit.ts';

export function RemarksCard({ kit: { podcastId, parts } }: { kit: MarketingKit }) {
  const part = parts.remarks;
  const [cap, setCap] = useState(part?.content.cap ?? DEFAULT_REMARKS_CAP);
  const draft = useDraft(podcastId, 'remarks', {
    version: part?.version ?? 0,
    text: part?.content.text ?? '',
  });
  const [isOpen, setIsOpen] = useState(draft.isDirty);
  const write = useKitChange(
    podcastId,
    () => request('POST /api/marketing/:podcastId/parts/:part', { podcastId, part: 'remarks', cap }),
    'Failed to generate MLS remarks',
  );
  const save = useKitChange(
    podcastId,
    () =>
      request('PATCH /api/marketing/:podcastId/parts/:part', {
        podcastId,
        part: 'remarks',
        seenVersion: draft.seenVersion,
        text: draft.text,
      }),
    'Your remarks were not saved',
  );
  return (
    <Card aria-labelledby="remarks-title">
      <CardHeader>
        <h2 id="remarks-title" className="text-2xl">
          MLS remarks
        </h2>
        <CardDescription>About the property only: no names, phone numbers, links or prices.</CardDescription>
      </CardHeader>
      {part && (
        <>
          <PartNotices
            podcastId={podcastId}
            name="remarks"
            part={part}
            preview={part.offered?.content.text}
          />
          <StaleNotice draft={draft} />
          {isOpen ? (
            <Field label="Remarks" error={save.error?.message}>
              <Textarea value={draft.text} rows={6} onChange={(event) => draft.type(event.target.value)} />
            </Field>
          ) : (
            <p className="whitespace-pre-line break-words">{draft.text}</p>
          )}
          <Meter label="Length of the remarks" count={[...draft.text].length} limit={part.content.cap} />
        </>
      )}
      <Field label="Your MLS’s character limit" className="max-w-60">
        <NativeSelect value={cap} onChange={(event) => setCap(Number(event.target.value))}>
          {remarkCaps.map((cap) => (
            <option key={cap} value={cap}>
              {cap.toLocaleString('en-US')}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <CardFooter>
        {part && (
          <>
            <CopyItem item="MLS remarks" text={draft.text} variant="primary">
              Copy remarks
            </CopyItem>
            <EditButton what="the remarks" isOpen={isOpen} onToggle={setIsOpen} />
          </>
        )}
        {draft.isDirty && (
          <Button
            size="sm"
            loading={save.isPending}
            onClick={() =>
              save.mutate(undefined, {
                onSuccess: () => {
                  draft.forget();
                  notify.success('Saved');
                },
              })
            }
          >
            Save remarks
          </Button>
        )}
        <Button
          size="sm"
          variant={part ? 'secondary' : 'primary'}
          loading={write.isPending}
          loadingLabel="Writing…"
          onClick={() => write.mutate(undefined, { onSuccess: draft.forget })}
        >
          {part ? 'Regenerate remarks' : 'Generate remarks'}
        </Button>
      </CardFooter>
    </Card>
  );
}
