import { useState } from 'react';
import type { EmailContent } from '#domain/marketing/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { StaleNotice } from '../stale-notice.tsx';
import { useKitChange } from '../use-kit.ts';
import { type EmailWords, useEmailDraft } from './use-email-draft.ts';
import { VariantPicker } from './variant-picker.tsx';

type Props = { podcastId: string; version: number; content: EmailContent };

export function EmailEditor({ podcastId, version, content }: Props) {
  const { draft, words } = useEmailDraft(podcastId, version, content);
  const set = (part: Partial<EmailWords>) => draft.type(JSON.stringify({ ...words, ...part }));
  const [fields, setFields] = useState<Record<string, string>>({});
  const save = useKitChange(
    podcastId,
    ({ body, ...rest }: EmailWords) =>
      request('PATCH /api/marketing/:podcastId/parts/:part', {
        podcastId,
        part: 'email',
        seenVersion: draft.seenVersion,
        text: body,
        ...rest,
      }),
    'Your email was not saved',
  );
  function keep() {
    setFields({});
    save.mutate(words, {
      onSuccess: () => {
        draft.forget();
        notify.success('Saved');
      },
      onError: (error) => setFields(error instanceof ApiError ? error.fields : {}),
    });
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <StaleNotice draft={draft} />
      <Field label="Subject" error={fields.subject}>
        <Input value={words.subject} onChange={(event) => set({ subject: event.target.value })} />
      </Field>
      <VariantPicker
        label="Other subjects"
        variants={content.subjects.filter((subject) => subject !== words.subject)}
        onPick={(subject) => set({ subject })}
      />
      <Field label="Preview line" hint="Shown after the subject in the inbox." error={fields.preheader}>
        <Input value={words.preheader} onChange={(event) => set({ preheader: event.target.value })} />
      </Field>
      <VariantPicker
        label="Other preview lines"
        variants={content.preheaders.filter((line) => line !== words.preheader)}
        onPick={(preheader) => set({ preheader })}
      />
      <Field label="Heading" error={fields.heading}>
        <Input value={words.heading} onChange={(event) => set({ heading: event.target.value })} />
      </Field>
      <Field label="Text" error={fields.text}>
        <Textarea value={words.body} rows={9} onChange={(event) => set({ body: event.target.value })} />
      </Field>
      {draft.isDirty && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" loading={save.isPending} onClick={keep}>
            Save email
          </Button>
          <Button size="sm" variant="quiet" onClick={draft.forget}>
            Discard
          </Button>
        </div>
      )}
    </div>
  );
}
