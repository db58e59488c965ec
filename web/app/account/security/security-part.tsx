import { type ReactNode, useId } from 'react';

type SecurityPartProps = { title: string; explanation: ReactNode; children: ReactNode };

/** Description on the left, actions on the right; stacked on a phone. */
export function SecurityPart({ title, explanation, children }: SecurityPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-rule border-t py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col gap-2">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <p className="max-w-prose text-ink-soft text-sm">{explanation}</p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5">{children}</div>
    </section>
  );
}
