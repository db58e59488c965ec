import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminTable } from './admin-table.tsx';
import { GrantCard } from './grant-card.tsx';
import { RequireCheckedAdmin } from './require-checked-admin.tsx';
import { TeamCard } from './team-card.tsx';

/** Staff decide who is staff. */
export function ManagementPage() {
  useDocumentTitle('Admin Management');
  return (
    <RequireCheckedAdmin>
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
        <header className="flex flex-col items-start gap-4 lg:flex-row lg:items-end lg:justify-between">
          <h1 className="text-3xl sm:text-4xl">Admin Management</h1>
          <nav aria-label="Desk" className="flex flex-wrap gap-2">
            <Button asChild variant="secondary" size="sm">
              <Link to="/admin">
                <ArrowLeft aria-hidden="true" /> Back to Admin
              </Link>
            </Button>
            <Button asChild variant="secondary" size="sm">
              <Link to="/admin/audit">
                <ScrollText aria-hidden="true" /> Audit Log
              </Link>
            </Button>
            <Button asChild variant="secondary" size="sm">
              <a href="/">
                <House aria-hidden="true" /> Home
              </a>
            </Button>
          </nav>
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <GrantCard />
          <TeamCard />
        </div>
        <AdminTable />
      </div>
    </RequireCheckedAdmin>
  );
}
