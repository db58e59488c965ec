import type { ReactNode } from 'react';
import { cn } from '../../../components/cn.ts';

type SpecimenProps = { title: string; children: ReactNode; className?: string };

/** One component with its states, under its name. */
export function Specimen({ title, children, className }: SpecimenProps) {
  return (
    <section className="grid gap-4 border-rule border-t py-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
      <h3 className="text-lg">{title}</h3>
      <div className={cn('flex min-w-0 flex-col items-start gap-5 *:min-w-0', className)}>{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
