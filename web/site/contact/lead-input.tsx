import type { LeadField } from '#domain/leads/rules.ts';

type LeadInputProps = {
  field: LeadField;
  label: string;
  value: string;
  problem: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  onMend: (field: LeadField) => void;
};

/** A required field has a mark, an optional one a word, as in the app. */
export const labelStyles = 'mb-1.5 block font-semibold text-sm';
export const requiredMark = "after:ms-0.5 after:text-ember-text after:content-['*'/'']";

export const controlStyles =
  'w-full min-w-0 rounded-md border border-rule-strong bg-raised px-3.5 text-ink transition-colors duration-150 placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:shadow-[inset_0_0_0_1px_var(--bad)]';

/** One line of the form, or the message; its error appears under it. */
export function LeadInput({ field, label, value, problem, type, autoComplete, onMend }: LeadInputProps) {
  const id = `contact-${field}`;
  const control = {
    id,
    name: field,
    defaultValue: value,
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onInput: () => onMend(field),
  };
  return (
    <div>
      <label htmlFor={id} className={`${labelStyles} ${requiredMark}`}>
        {label}
      </label>
      {type ? (
        <input {...control} type={type} autoComplete={autoComplete} className={`${controlStyles} h-12`} />
      ) : (
        <textarea
          {...control}
          rows={4}
          maxLength={4000}
          className={`${controlStyles} field-sizing-content max-h-96 min-h-32 py-2.5`}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 font-medium text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
