import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { Field } from '../components/ui/field.tsx';
import { Input } from '../components/ui/input.tsx';

type OneFieldFormProps = ComponentProps<typeof Input> & {
  label: string;
  hint?: string;
  initial: string;
  submitLabel: string;
  submitSize?: 'md' | 'lg';
  busyLabel: string;
  formLabel: string;
  formStyles?: string;
  /** Submits the text. The returned text is shown next to the field. */
  onText: (text: string) => Promise<string | undefined>;
};

/** A form of one field, light enough for a screen that shows it at once. */
export function OneFieldForm(props: OneFieldFormProps) {
  const {
    label,
    hint,
    initial,
    submitLabel,
    submitSize = 'lg',
    busyLabel,
    formLabel,
    formStyles = '',
    onText,
    ...input
  } = props;
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    setIsBusy(true);
    setRefusal('');
    const refused = await onText(text);
    setIsBusy(false);
    if (!refused) return;
    setRefusal(refused);
    field?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={formLabel}
      className={`flex flex-col items-start gap-5 ${formStyles}`}
    >
      <Field label={label} hint={hint} required error={refusal} className="w-full">
        <Input value={text} onChange={(event) => setText(event.target.value)} {...input} />
      </Field>
      <Button type="submit" size={submitSize} loading={isBusy} loadingLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
