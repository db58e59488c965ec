import { useQueryClient } from '@tanstack/react-query';
import type { FieldPath } from 'react-hook-form';
import {
  type DestinationKind,
  destinationKinds,
  destinationProblems,
  eventTypes,
  kindRules,
  withoutEmpty,
} from '#domain/destinations/rules.ts';
import type { DestinationView } from '#domain/destinations/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useWatch } from '../../../components/form/use-watch.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import type { DestinationValues } from './destination-values.ts';
import { LeadPreview } from './lead-preview.tsx';
import { MappingFields } from './mapping-fields.tsx';

type DestinationFormProps = {
  /** The destination to edit; without it, the form adds a new one. */
  destination?: DestinationView;
  /** The team to add it for. */
  teamId?: string | undefined;
  /** Receives the signing secret of a new webhook. */
  onDone: (secret: string | null) => void;
  onCancel: () => void;
};

export function DestinationForm({ destination, teamId, onDone, onCancel }: DestinationFormProps) {
  const queries = useQueryClient();
  const form = useForm<DestinationValues>({
    defaultValues: {
      kind: destination?.kind ?? 'follow_up_boss',
      name: destination?.name ?? '',
      settings: { ...destination?.settings },
      mapping: { ...destination?.mapping },
      secret: '',
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { title, explanation, secret, setting } = kindRules[kind];

  function show(problems: Record<string, string>) {
    for (const [index, [path, message]] of Object.entries(problems).entries())
      form.setError(path as FieldPath<DestinationValues>, { message }, { shouldFocus: index === 0 });
  }

  async function save(values: DestinationValues) {
    const name = values.name.trim() || title;
    const problems = destinationProblems(values, { isNew: !destination });
    if (Object.keys(problems).length > 0) return show(problems);
    const [settings, mapping] = [withoutEmpty(values.settings), withoutEmpty(values.mapping)];
    try {
      const input = { ...values, name, settings, mapping };
      const secret = destination ? await change(destination.id, input) : await add(input, teamId);
      await queries.invalidateQueries({ queryKey: ['lead-destinations'] });
      onDone(secret);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length > 0) return show(fields);
      form.setError('root', { message: (error as Error).message });
    }
  }

  return (
    <Form
      form={form}
      onSubmit={save}
      aria-label={destination ? `Change ${destination.name}` : 'Add a destination'}
      className="w-full max-w-xl"
    >
      {!destination && (
        <FormField
          control={form.control}
          name="kind"
          label="Send leads to"
          hint={explanation}
          render={({ onChange, ...field }) => (
            <NativeSelect
              {...field}
              onChange={(event) => {
                form.reset({
                  ...form.getValues(),
                  kind: event.target.value as DestinationKind,
                  settings: {},
                  mapping: {},
                  secret: '',
                });
                onChange(event);
              }}
            >
              {destinationKinds.map((one) => (
                <option key={one} value={one}>
                  {kindRules[one].title}
                </option>
              ))}
            </NativeSelect>
          )}
        />
      )}
      <FormField
        control={form.control}
        name="name"
        label="Name"
        hint="A name to tell it apart from others"
        optional
        render={(field) => <Input autoComplete="off" maxLength={60} placeholder={title} {...field} />}
      />
      {secret && (
        <FormField
          control={form.control}
          name="secret"
          label={secret.label}
          hint={destination ? 'Leave blank to keep the saved one' : secret.hint}
          required={!destination}
          render={(field) => <Input type="password" autoComplete="off" spellCheck={false} {...field} />}
        />
      )}
      {setting && (
        <FormField
          key={setting.name}
          control={form.control}
          name={`settings.${setting.name}`}
          label={setting.label}
          hint={setting.hint}
          required
          render={({ value, ...field }) => (
            <Input autoComplete="off" spellCheck={false} {...field} value={value ?? ''} />
          )}
        />
      )}
      {kind === 'follow_up_boss' && (
        <FormField
          control={form.control}
          name="settings.eventType"
          label="Event"
          hint="The event type Follow Up Boss records. It can trigger your action plans"
          render={({ value, ...field }) => (
            <NativeSelect {...field} value={value ?? eventTypes[0]}>
              {eventTypes.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </NativeSelect>
          )}
        />
      )}
      <MappingFields key={kind} control={form.control} kind={kind} isOpen={!!destination} />
      <LeadPreview values={() => form.getValues()} onProblems={show} />
      <FormError />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Saving…">
          {destination ? 'Save changes' : `Add ${title}`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

type DestinationInput = Omit<DestinationValues, 'settings' | 'mapping'> & {
  settings: Record<string, string>;
  mapping: Record<string, string>;
};

/** Returns the signing secret of a new webhook. */
async function add(input: DestinationInput, teamId: string | undefined): Promise<string | null> {
  const created = teamId
    ? await request('POST /api/teams/:teamId/lead-destinations', { ...input, teamId })
    : await request('POST /api/lead-destinations', input);
  return created.secret;
}

async function change(
  destinationId: string,
  { name, settings, mapping, secret }: DestinationInput,
): Promise<null> {
  await request('PATCH /api/lead-destinations/:destinationId', {
    destinationId,
    name,
    settings,
    mapping,
    ...(secret ? { secret } : {}),
  });
  return null;
}
