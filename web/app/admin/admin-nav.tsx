import LogOut from 'lucide-react/icons/log-out';
import { auth } from '../../browser/auth.ts';
import { Button } from '../../components/ui/button.tsx';
import { queryClient } from '../query-client.ts';
import { AdminLinkButton } from './admin-link-button.tsx';
import { adminScreens } from './admin-screens.ts';

/** Links to every admin screen. */
export function AdminNav() {
  async function signOut() {
    await auth.signOut({ scope: 'local' });
    queryClient.clear();
  }
  return (
    <nav aria-label="Desk" className="flex flex-wrap gap-2">
      {Object.values(adminScreens).map((screen) => (
        <AdminLinkButton key={screen.to} screen={screen} />
      ))}
      <Button variant="quiet" size="sm" onClick={signOut}>
        <LogOut aria-hidden="true" /> Sign Out
      </Button>
    </nav>
  );
}
