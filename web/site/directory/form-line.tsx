import { controlStyles, labelStyles, requiredMark } from '../contact/lead-input.tsx';

type FormLineProps = {
  /** Keeps ids unique if two forms share a page. */
  form: string;
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric';
  isOptional?: boolean;
  maxLength?: number;
  list?: string;
  onMend: (name: string) => void;
};

/** One line of a form, or several if it has no type; its error appears under it. */
export function FormLine(props: FormLineProps) {
  const { form, name, label, value, problem, type, autoComplete, inputMode, isOptional, maxLength, list } =
    props;
  const id = `${form}-${name}`;
  const control = {
    id,
    name,
    maxLength,
    defaultValue: value,
    required: !isOptional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onInput: () => props.onMend(name),
  };
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={isOptional ? labelStyles : `${labelStyles} ${requiredMark}`}>
          {label}
        </label>
        {isOptional && <span className="text-ink-soft text-xs">Optional</span>}
      </div>
      {type ? (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          list={list}
          className={`${controlStyles} h-12`}
        />
      ) : (
        <textarea
          {...control}
          rows={3}
          className={`${controlStyles} field-sizing-content max-h-96 min-h-24 py-2.5`}
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

/** The invisible field: only programs fill it in. */
export function TrapField() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

export function FormAlert({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 font-medium text-bad">
      {text}
    </p>
  );
}

export const submitLook =
  'inline-flex min-h-14 min-w-44 cursor-pointer items-center justify-center rounded-md bg-ember px-6 font-semibold text-lg text-on-ember shadow-pressed transition-colors duration-150 hover:bg-ember-strong disabled:cursor-progress disabled:opacity-70';
