import { DEFAULT_BRAND_COLOR, suggestedColors } from '#domain/brands/rules.ts';
import { cn } from '../../../components/cn.ts';
import { useFormContext } from '../../../components/form/form-context.ts';

/** Any color will do: where it would be hard to read, a darker or lighter shade is used. */
export function ColorField({ className }: { className?: string }) {
  const { watch, setValue } = useFormContext<{ color: string | null }>();
  const color = watch('color') ?? DEFAULT_BRAND_COLOR;
  const choose = (value: string) => setValue('color', value, { shouldDirty: true });
  return (
    <fieldset className={cn('flex min-w-0 flex-col gap-2', className)}>
      <legend className="mb-1.5 font-semibold text-sm">Color</legend>
      <div className="flex flex-wrap items-center gap-3">
        {suggestedColors.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={`Color ${value}`}
            aria-pressed={value === color}
            onClick={() => choose(value)}
            style={{ backgroundColor: value }}
            className="size-11 cursor-pointer rounded-full border-4 border-raised outline-2 outline-transparent aria-pressed:outline-ink"
          />
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="color"
            value={color}
            onChange={(event) => choose(event.target.value)}
            className="size-11 cursor-pointer rounded-md border border-rule-strong bg-raised p-1"
          />
          Custom color
        </label>
      </div>
    </fieldset>
  );
}
