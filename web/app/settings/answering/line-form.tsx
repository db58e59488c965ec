import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AnsweredHome, OwnAnsweringOrder } from '#domain/answering/schema.ts';
import { formatLineNumber, lineZones, MAX_GREETING } from '#domain/phone/rules.ts';
import type { LineSettings } from '#domain/phone/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Switch } from '../../../components/ui/switch.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { ownAnsweringQuery } from '../../answering/own-answering-query.ts';
import { lateResolver } from '../../late-resolver.ts';
import { HearGreetingButton } from './hear-greeting-button.tsx';
import { HoursField } from './hours-field.tsx';

type Values = z.input<typeof LineSettings>;
type Props = { line: NonNullable<OwnAnsweringOrder['line']>; homes: AnsweredHome[]; isForAll: boolean };

/** The settings of a number. A call in progress uses them from its next turn on. */
export function LineForm({ line, homes, isForAll }: Props) {
  const queries = useQueryClient();
  const { id: lineId, includedMinutes: _, usedMinutes: __, transferNumber, ...settings } = line;
  const form = useForm<Values, LineSettings>({
    resolver: lateResolver(async () => (await import('#domain/phone/schema.ts')).LineSettings),
    defaultValues: { ...settings, transferNumber: transferNumber && formatLineNumber(transferNumber) },
  });
  const { control } = form;

  async function send(changed: LineSettings) {
    try {
      const own = await request('PATCH /api/phone-lines/:lineId', { ...changed, lineId });
      queries.setQueryData(ownAnsweringQuery.queryKey, own);
      notify.success('Saved. Your next caller will hear it.');
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) form.setError(name as keyof Values, { message });
      if (fields.length === 0) form.setError('root', { message: (error as Error).message });
    }
  }

  return (
    <Form form={form} onSubmit={send} aria-label="Number settings" className="w-full gap-6">
      <FormField
        control={control}
        name="isPaused"
        label="Pause answers"
        hint="While paused, the assistant only takes messages."
        inline
        render={({ value, onChange }) => <Switch checked={value} onCheckedChange={onChange} />}
      />
      <FormField
        control={control}
        name="listingId"
        label="Homes it can answer questions about"
        render={({ value, onChange, ...field }) => (
          <NativeSelect
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || null)}
            {...field}
          >
            {isForAll && <option value="">All my published homes</option>}
            {homes.map((home) => (
              <option key={home.listingId} value={home.listingId}>
                {home.address}
              </option>
            ))}
          </NativeSelect>
        )}
      />
      <div className="flex flex-col gap-2">
        <FormField
          control={control}
          name="greeting"
          label="Greeting"
          optional
          hint={`Plays after the assistant says it’s an AI and that it’s answering for you. Up to ${MAX_GREETING} characters.`}
          render={(field) => <Textarea rows={3} maxLength={MAX_GREETING} {...field} />}
        />
        <HearGreetingButton />
      </div>
      <FormField
        control={control}
        name="transferNumber"
        label="Transfer calls to"
        optional
        hint="Leave blank to take messages instead."
        render={({ value, onChange, ...field }) => (
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || null)}
            {...field}
          />
        )}
      />
      <HoursField />
      <FormField
        control={control}
        name="timeZone"
        label="Time zone"
        render={(field) => (
          <NativeSelect {...field}>
            {Object.entries(lineZones).map(([zone, name]) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      />
      <FormError />
      <Button
        type="submit"
        className="self-start"
        loading={form.formState.isSubmitting}
        loadingLabel="Saving…"
      >
        Save
      </Button>
    </Form>
  );
}
