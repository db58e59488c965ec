import { OneFieldForm } from '../../one-field-form.tsx';
import { toPhoneNumber } from './phone-number.ts';

/** `onPhone` starts the enrollment. The returned text is shown next to the field. */
type PhoneNumberFormProps = { onPhone: (phone: string) => Promise<string | undefined> };

export function PhoneNumberForm({ onPhone }: PhoneNumberFormProps) {
  return (
    <OneFieldForm
      formLabel="Phone number"
      label="Phone number"
      initial=""
      submitLabel="Continue"
      busyLabel="One moment…"
      onText={async (typed) => {
        const phone = toPhoneNumber(typed);
        return phone ? onPhone(phone) : 'Enter a number with its area code, or with + and its country code';
      }}
      type="tel"
      autoComplete="tel"
    />
  );
}
