import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      <span>{children}</span>
    </a>
  );
}
