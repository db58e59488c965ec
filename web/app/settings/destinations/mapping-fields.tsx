import {
  type DestinationKind,
  kindRules,
  leadValueLabels,
  leadValueNames,
} from '#domain/destinations/rules.ts';
import type { Control } from '../../../components/form/form-api.ts';
import { FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import type { DestinationValues } from './destination-values.ts';

type MappingFieldsProps = { control: Control<DestinationValues>; kind: DestinationKind; isOpen: boolean };

/** Which values go to the owner's custom fields, by the destination's name for each. */
export function MappingFields({ control, kind, isOpen }: MappingFieldsProps) {
  const { title, field } = kindRules[kind];
  return (
    <details open={isOpen} className="rounded-md border border-rule">
      <summary className="cursor-pointer rounded-md px-4 py-3 font-semibold text-sm">
        Match more fields
      </summary>
      <div className="flex flex-col gap-4 border-rule border-t px-4 py-4">
        <p className="text-ink-soft text-sm">
          Name, email, phone, message, home and consent are always sent. To fill a custom field too, enter its
          name in {title}. {field.hint}.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {leadValueNames.map((name) => (
            <FormField
              key={name}
              control={control}
              name={`mapping.${name}`}
              label={leadValueLabels[name]}
              render={({ value, ...rest }) => (
                <Input autoComplete="off" spellCheck={false} maxLength={100} {...rest} value={value ?? ''} />
              )}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
