import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';

/** The frame of the screens on which staff test a workflow. */
export function TestPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <RequireAdmin>
      <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
        <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-end sm:justify-between">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <Button asChild variant="secondary">
            <a href="/admin">
              <ArrowLeft aria-hidden="true" /> Back to Admin
            </a>
          </Button>
        </header>
        {children}
      </div>
    </RequireAdmin>
  );
}
