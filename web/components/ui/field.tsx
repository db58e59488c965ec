import CircleAlert from 'lucide-react/icons/circle-alert';
import { Slot } from 'radix-ui/slot';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { cn } from '../cn.ts';
import { Label } from './label.tsx';

type FieldState = { id: string; required: boolean; hasHint: boolean; error: ReactNode };

const FieldContext = createContext<FieldState | null>(null);

function useField(): FieldState {
  const field = useContext(FieldContext);
  if (!field) throw new Error('Parts of a field belong inside <Field>.');
  return field;
}

type FieldProps = ComponentProps<'div'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** What's wrong, in plain words; an empty value means that nothing is. */
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  /** A checkbox or switch: the control comes before its label. */
  inline?: boolean;
};

/** A label, its control and the messages about it, wired to each other. The control is the only child. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  inline = false,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId();
  const state = { id, required, hasHint: hint !== undefined, error };
  const control = <FieldControl>{children}</FieldControl>;
  return (
    <FieldContext value={state}>
      <div
        data-slot="field"
        className={cn(inline ? 'grid grid-cols-[auto_1fr] gap-x-3' : 'flex flex-col gap-1.5', className)}
        {...props}
      >
        {inline && control}
        <div className={cn('flex items-baseline justify-between gap-3', inline && 'self-center')}>
          <FieldLabel className={cn(inline && 'font-medium text-base')}>{label}</FieldLabel>
          {optional && <span className="text-ink-soft text-xs">Optional</span>}
        </div>
        {!inline && control}
        {hint !== undefined && <FieldHint className={cn(inline && 'col-start-2')}>{hint}</FieldHint>}
        <FieldError className={cn(inline && 'col-start-2 mt-1')} />
      </div>
    </FieldContext>
  );
}

function FieldLabel({ className, ...props }: ComponentProps<typeof Label>) {
  const { id, required } = useField();
  return (
    <Label
      id={`${id}-label`}
      htmlFor={`${id}-control`}
      className={cn(required && "after:ms-0.5 after:text-ember-text after:content-['*'/'']", className)}
      {...props}
    />
  );
}

/** The id and ARIA wiring of the field around a control; nothing outside a field. */
export function useFieldWiring() {
  const field = useContext(FieldContext);
  if (!field) return {};
  const { id, required, hasHint, error } = field;
  const describedBy = [error ? `${id}-error` : '', hasHint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    id: `${id}-control`,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

function FieldControl(props: ComponentProps<typeof Slot>) {
  return <Slot {...useFieldWiring()} {...props} />;
}

function FieldHint({ className, ...props }: ComponentProps<'p'>) {
  const { id } = useField();
  return (
    <p
      data-slot="field-hint"
      id={`${id}-hint`}
      className={cn('text-ink-soft text-sm leading-snug', className)}
      {...props}
    />
  );
}

function FieldError({ className, ...props }: ComponentProps<'p'>) {
  const { id, error } = useField();
  if (!error) return null;
  return (
    <p
      data-slot="field-error"
      id={`${id}-error`}
      className={cn('flex gap-1.5 font-medium text-bad text-sm leading-snug', className)}
      {...props}
    >
      <CircleAlert aria-hidden="true" className="mt-[0.1em] size-[1.15em] shrink-0" />
      <span>{error}</span>
    </p>
  );
}
