import type { ReactNode } from 'react';
import { AdminLayout } from './admin-layout.tsx';
import { AdminLinkButton } from './admin-link-button.tsx';
import type { AdminScreen } from './admin-screens.ts';

type AdminFrameProps = {
  title: string;
  /** A line above the title. */
  kicker?: string;
  note?: ReactNode;
  /** Links beside the title. */
  links?: readonly AdminScreen[];
  width?: keyof typeof widths;
  children: ReactNode;
};

const widths = { narrow: 'max-w-3xl gap-8', page: 'max-w-page gap-8', wide: 'gap-6' };

/** The frame of every admin screen: the navigation and its title. */
export function AdminFrame({ title, kicker, note, links = [], width = 'page', children }: AdminFrameProps) {
  return (
    <AdminLayout className={widths[width]}>
      <header className="flex flex-col items-start gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div className="min-w-0">
          {kicker && <p className="font-semibold text-ink-soft text-sm">{kicker}</p>}
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {note && (
            <p className="mt-1 max-w-prose text-ink-soft" aria-live="polite">
              {note}
            </p>
          )}
        </div>
        {links.length > 0 && (
          <div className="flex shrink-0 flex-wrap gap-2 lg:justify-end">
            {links.map((screen) => (
              <AdminLinkButton key={screen.to} screen={screen} />
            ))}
          </div>
        )}
      </header>
      {children}
    </AdminLayout>
  );
}
