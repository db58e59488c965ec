import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { AdminTable } from './admin-table.tsx';
import { CreditCard } from './credit-card.tsx';
import { GrantCard } from './grant-card.tsx';
import { RequireCheckedAdmin } from './require-checked-admin.tsx';
import { TeamCard } from './team-card.tsx';

/** Where admins add and remove admins and credit customers. */
export function ManagementPage() {
  useDocumentTitle('Admin Management');
  return (
    <RequireCheckedAdmin>
      <AdminFrame title="Admin Management">
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <div className="flex flex-col gap-6">
            <GrantCard />
            <CreditCard />
          </div>
          <TeamCard />
        </div>
        <AdminTable />
      </AdminFrame>
    </RequireCheckedAdmin>
  );
}
