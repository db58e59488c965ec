import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '../../components/ui/button.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { DebugTests } from './process-contacts/debug-tests.tsx';
import { ProcessCard } from './process-contacts/process-card.tsx';
import { SheetCard } from './process-contacts/sheet-card.tsx';

/** Staff deliver again what the contacts of today still wait for, and find the sheet of contacts. */
export function ProcessContactsPage() {
  useDocumentTitle("Process Today's Contacts");
  return (
    <RequireAdmin>
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
        <header className="flex flex-col items-start gap-4 sm:flex-row sm:items-end sm:justify-between">
          <h1 className="text-3xl sm:text-4xl">Process Today's Contacts</h1>
          <Button asChild variant="secondary">
            <a href="/admin">
              <ArrowLeft aria-hidden="true" /> Back to Admin
            </a>
          </Button>
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <ProcessCard />
          <div className="flex flex-col gap-6">
            <SheetCard />
            <DebugTests />
          </div>
        </div>
      </div>
    </RequireAdmin>
  );
}
