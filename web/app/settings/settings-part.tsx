import { type ReactNode, useId } from 'react';

type SettingsPartProps = { title: string; explanation: ReactNode; children: ReactNode };

/** Description on the left, content on the right; stacked on a phone. */
export function SettingsPart({ title, explanation, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-rule border-t py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col gap-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <div className="flex max-w-prose flex-col gap-2 text-ink-soft text-sm">{explanation}</div>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-6">{children}</div>
    </section>
  );
}
