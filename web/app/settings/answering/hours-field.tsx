import { useId } from 'react';
import { usualHours } from '#domain/phone/rules.ts';
import type { LineSettings } from '#domain/phone/schema.ts';
import { useFormContext } from '../../../components/form/form-context.ts';
import { useController } from '../../../components/form/use-controller.ts';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Input } from '../../../components/ui/input.tsx';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MIDNIGHT = 24 * 60;

/** When callers are put through, day by day. A day without hours takes messages. */
export function HoursField() {
  const { control } = useFormContext<Pick<LineSettings, 'hours'>>();
  const { field, error } = useController({ control, name: 'hours' });
  const id = useId();
  const hours = field.value;
  const change = (day: number, open: LineSettings['hours'][number]) =>
    field.onChange(hours.map((before, at) => (at === day ? open : before)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-sm">Transfer hours</legend>
      {days.map((day, at) => {
        const open = hours[at] ?? null;
        return (
          <div key={day} className="grid items-center gap-x-3 gap-y-1 lg:grid-cols-[9rem_1fr]">
            <span className="flex min-h-11 items-center gap-3">
              <Checkbox
                id={`${id}-${at}`}
                checked={open !== null}
                onCheckedChange={(isOn) => change(at, isOn ? (usualHours[at] ?? null) : null)}
              />
              <label htmlFor={`${id}-${at}`} className="cursor-pointer">
                {day}
              </label>
            </span>
            {open ? (
              <span className="flex flex-wrap items-center gap-2">
                <TimeInput
                  label={`${day} from`}
                  minutes={open.from}
                  onChange={(from) => change(at, { ...open, from })}
                />
                <span aria-hidden="true">to</span>
                <TimeInput
                  label={`${day} to`}
                  minutes={open.to}
                  onChange={(to) => change(at, { ...open, to: to || MIDNIGHT })}
                />
              </span>
            ) : (
              <span className="text-ink-soft text-sm max-lg:ps-8">Messages only</span>
            )}
          </div>
        );
      })}
      {error && (
        <p role="alert" className="text-bad text-sm">
          {messageIn(error) ?? 'Check the hours. Each end time must be after its start time.'}
        </p>
      )}
    </fieldset>
  );
}

type TimeInputProps = { label: string; minutes: number; onChange: (minutes: number) => void };

function TimeInput({ label, minutes, onChange }: TimeInputProps) {
  const text = `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <Input
      type="time"
      aria-label={label}
      className="min-w-34 flex-1 lg:w-36 lg:flex-none"
      value={text}
      onChange={(event) => {
        const [hour, minute] = event.target.value.split(':').map(Number);
        if (hour !== undefined && minute !== undefined) onChange(hour * 60 + minute);
      }}
    />
  );
}

/** A message about one day is nested deeper than one about the list. */
function messageIn(error: unknown): string | undefined {
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
