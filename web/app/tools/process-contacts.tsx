import { AdminFrame } from '../admin/admin-frame.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { DebugTests } from './process-contacts/debug-tests.tsx';
import { ProcessCard } from './process-contacts/process-card.tsx';
import { SheetCard } from './process-contacts/sheet-card.tsx';

/** Retries today's undelivered contacts, and links to the contact sheet. */
export function ProcessContactsPage() {
  useDocumentTitle("Process Today's Contacts");
  return (
    <RequireAdmin>
      <AdminFrame title="Process Today's Contacts">
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <ProcessCard />
          <div className="flex flex-col gap-6">
            <SheetCard />
            <DebugTests />
          </div>
        </div>
      </AdminFrame>
    </RequireAdmin>
  );
}
