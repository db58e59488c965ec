import { useId } from 'react';
import { Checkbox } from '../../components/ui/checkbox.tsx';

type Choice<Value extends string> = { value: Value; title: string; explanation: string };
type ChoiceListProps<Value extends string> = {
  legend: string;
  choices: Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
};

/** Any number of a few things, each explained. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, choices, chosen, onChange, error } = props;
  const id = useId();
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      {choices.map(({ value, title, explanation }) => (
        <div key={value} className="grid grid-cols-[auto_1fr] gap-x-3">
          <Checkbox
            id={`${id}-${value}`}
            checked={chosen.includes(value)}
            onCheckedChange={() => toggle(value)}
            aria-describedby={`${id}-${value}-text`}
          />
          <label htmlFor={`${id}-${value}`} className="cursor-pointer self-center break-words font-medium">
            {title}
          </label>
          <p id={`${id}-${value}-text`} className="col-start-2 text-ink-soft text-sm">
            {explanation}
          </p>
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
