import type { ReactNode } from 'react';
import { DeskFrame } from '../../admin/desk-frame.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';

/** The frame of the screens on which staff test a workflow. */
export function TestPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <RequireAdmin>
      <DeskFrame title={title} width="narrow">
        {children}
      </DeskFrame>
    </RequireAdmin>
  );
}
