import { useDocumentTitle } from '../../use-document-title.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { deskScreens } from '../desk-screens.ts';
import { AdminTable } from './admin-table.tsx';
import { GrantCard } from './grant-card.tsx';
import { RequireCheckedAdmin } from './require-checked-admin.tsx';
import { TeamCard } from './team-card.tsx';

/** Staff decide who is staff. */
export function ManagementPage() {
  useDocumentTitle('Admin Management');
  return (
    <RequireCheckedAdmin>
      <DeskFrame title="Admin Management" links={[deskScreens.audit, deskScreens.home]}>
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
          <GrantCard />
          <TeamCard />
        </div>
        <AdminTable />
      </DeskFrame>
    </RequireCheckedAdmin>
  );
}
