import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { AdminLinkButton, type AdminScreen } from './admin-link-button.tsx';

type AdminFrameProps = {
  title: string;
  /** A line above the title. */
  kicker?: string;
  note?: ReactNode;
  /** Links besides the one to the dashboard. */
  links?: readonly AdminScreen[];
  width?: keyof typeof widths;
  children: ReactNode;
};

const widths = { narrow: 'max-w-3xl gap-8', page: 'max-w-page gap-8', wide: 'max-w-[96rem] gap-6' };
const dashboard: AdminScreen = { to: '/admin', label: 'Back to Admin', Icon: ArrowLeft };

/** The frame of every admin screen: its title and the way back. */
export function AdminFrame({ title, kicker, note, links = [], width = 'page', children }: AdminFrameProps) {
  return (
    <div className={`mx-auto flex flex-col px-4 pt-8 pb-24 sm:px-6 sm:pt-12 ${widths[width]}`}>
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
        <nav aria-label="Desk" className="flex shrink-0 flex-wrap gap-2 lg:justify-end">
          {[dashboard, ...links].map((screen) => (
            <AdminLinkButton key={screen.to} screen={screen} />
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
}
