import type { FieldValues } from 'react-hook-form';
import type { Control } from '../../../components/form/form-api.ts';
import { FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';

export type FieldSpec = {
  name: string;
  label: string;
  kind?: 'text' | 'long' | 'number' | 'choice';
  isRequired?: boolean;
  choices?: { value: string; label: string }[];
};

/** One input of the given kind. */
export function RowField({
  control,
  name,
  label,
  kind = 'text',
  isRequired = false,
  choices = [],
}: FieldSpec & { control: Control<FieldValues> }) {
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      required={isRequired}
      render={(field) => {
        if (kind === 'long') return <Textarea rows={3} maxLength={2000} {...field} />;
        if (kind === 'choice')
          return (
            <NativeSelect {...field}>
              {choices.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </NativeSelect>
          );
        return (
          <Input
            autoComplete="off"
            inputMode={kind === 'number' ? 'numeric' : undefined}
            maxLength={2000}
            {...field}
          />
        );
      }}
    />
  );
}

export const shownChoices = [
  { value: 'yes', label: 'Shown' },
  { value: 'no', label: 'Hidden' },
];

/** "103,254" is a number and an empty value is null. Anything else is left for the server to reject. */
export function typedNumber(typed: unknown): number | null {
  const digits = String(typed ?? '').replace(/[,\s]/g, '');
  return digits === '' ? null : Number(digits);
}
