import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { Control } from '../../components/form/form-api.ts';
import { FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';

type DollarFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPathByValue<Values, number>;
  label: string;
};

/** An amount typed in dollars and stored in cents. */
export function DollarField<Values extends FieldValues>({ control, name, label }: DollarFieldProps<Values>) {
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      required
      render={({ value, onChange, ...field }) => (
        <Input
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value ? String(value / 100) : ''}
          onChange={(event) => onChange(readCents(event.target.value))}
          {...field}
        />
      )}
    />
  );
}

/** Anything but an amount of money becomes a negative number, which forms reject. */
function readCents(typed: string): number {
  const text = typed.replace(/[$,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
}
