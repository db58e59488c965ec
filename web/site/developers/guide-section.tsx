import type { ReactNode } from 'react';

type GuideSectionProps = { id: string; title: string; children: ReactNode };

/** A section that can be linked to: text in short lines, code as wide as possible. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section id={id} className="flex min-w-0 scroll-mt-6 flex-col gap-4 [&>p]:max-w-[62ch]">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
