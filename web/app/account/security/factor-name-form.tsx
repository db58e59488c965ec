import { OneFieldForm } from '../../one-field-form.tsx';

type FactorNameFormProps = {
  initialName: string;
  /** Starts the enrollment. The returned text is shown next to the field. */
  onName: (name: string) => Promise<string | undefined>;
};

export function FactorNameForm({ initialName, onName }: FactorNameFormProps) {
  return (
    <OneFieldForm
      formLabel="Name the app"
      label="Name"
      initial={initialName}
      submitLabel="Continue"
      busyLabel="One moment…"
      onText={async (name) => (name.trim() === '' ? 'Give it a name' : onName(name.trim()))}
      autoComplete="off"
      maxLength={100}
    />
  );
}
