import type { ReactNode } from 'react';
import { AdminNav } from './admin-nav.tsx';

/** The side navigation and the screen beside it. */
export function AdminLayout({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className="mx-auto grid max-w-[96rem] grid-cols-1 gap-x-8 px-4 pt-4 pb-24 sm:px-6 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:pt-8">
      <AdminNav />
      <div className={`flex min-w-0 flex-col ${className}`}>{children}</div>
    </div>
  );
}
