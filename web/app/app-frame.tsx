import type { ComponentProps, ReactNode } from 'react';
import { Header } from '../components/header.tsx';
import { SkipLink } from '../components/skip-link.tsx';

type AppFrameProps = Omit<ComponentProps<typeof Header>, 'variant'> & {
  children: ReactNode;
  footer?: ReactNode;
};

/** The frame around every screen, for the app itself and for what its document shows before the scripts load. */
export function AppFrame({ children, footer, ...header }: AppFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header variant="page" {...header} />
      <main id="content" tabIndex={-1} className="min-h-[60dvh] min-w-0 grow outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
