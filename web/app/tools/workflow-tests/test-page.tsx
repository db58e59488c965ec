import type { ReactNode } from 'react';
import { AdminFrame } from '../../admin/admin-frame.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';

/** The frame of the workflow test screens. */
export function TestPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <RequireAdmin>
      <AdminFrame title={title} width="narrow">
        {children}
      </AdminFrame>
    </RequireAdmin>
  );
}
