import type { ReactNode } from 'react';

type NameListProps = { items: { name: string; note?: ReactNode; text: ReactNode }[] };

/** Names in code type with their meanings: side by side, or close together on a phone. */
export function NameList({ items }: NameListProps) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-y-3">
      {items.map(({ name, note, text }) => (
        <div key={name} className="flex min-w-0 flex-col gap-0.5 sm:contents">
          <dt className="min-w-0">
            <code className="break-words font-semibold">{name}</code>
            {note}
          </dt>
          <dd className="min-w-0 max-w-[62ch] text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
