import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';

type FactorNameFormProps = {
  initialName: string;
  /** Starts the enrollment. The returned text is shown next to the field. */
  onName: (name: string) => Promise<string | undefined>;
};

export function FactorNameForm({ initialName, onName }: FactorNameFormProps) {
  const form = useForm({ defaultValues: { name: initialName } });

  async function begin({ name }: { name: string }) {
    const requested = name.trim();
    const refusal = requested === '' ? 'Give it a name' : await onName(requested);
    if (refusal) form.setError('name', { message: refusal }, { shouldFocus: true });
  }

  return (
    <Form form={form} onSubmit={begin} aria-label="Name the app">
      <FormField
        control={form.control}
        name="name"
        label="Name"
        required
        render={(field) => <Input autoComplete="off" maxLength={100} {...field} />}
      />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="One moment…">
        Continue
      </Button>
    </Form>
  );
}
