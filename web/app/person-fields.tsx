import { useFormContext } from '../components/form/form-context.ts';
import { FormField } from '../components/ui/form.tsx';
import { Input } from '../components/ui/input.tsx';

type FieldProps = { name?: string; label?: string; autoComplete?: string; hint?: string };

/** The usual fields about a person. Use them inside a `Form`. */
export function NameField({ name = 'name', label = 'Name', autoComplete = 'name', ...props }: FieldProps) {
  const { control } = useFormContext();
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      required
      {...props}
      render={(field) => <Input autoComplete={autoComplete} {...field} />}
    />
  );
}

export function EmailField({
  name = 'email',
  label = 'Email',
  autoComplete = 'email',
  ...props
}: FieldProps) {
  const { control } = useFormContext();
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      required
      {...props}
      render={(field) => <Input type="email" autoComplete={autoComplete} {...field} />}
    />
  );
}

export function PhoneField({ name = 'phone', label = 'Phone', autoComplete = 'tel', ...props }: FieldProps) {
  const { control } = useFormContext();
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      required
      {...props}
      render={(field) => <Input type="tel" autoComplete={autoComplete} {...field} />}
    />
  );
}
