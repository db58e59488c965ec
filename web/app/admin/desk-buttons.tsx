import LogOut from 'lucide-react/icons/log-out';
import { auth } from '../../browser/session.ts';
import { Button } from '../../components/ui/button.tsx';
import { queryClient } from '../query-client.ts';
import { DeskLinkButton } from './desk-link-button.tsx';
import { deskScreens } from './desk-screens.ts';

/** Where the desk leads to. */
export function DeskButtons() {
  async function signOut() {
    await auth.signOut({ scope: 'local' });
    queryClient.clear();
  }
  return (
    <nav aria-label="Desk" className="flex flex-wrap gap-2">
      {Object.values(deskScreens).map((screen) => (
        <DeskLinkButton key={screen.to} screen={screen} />
      ))}
      <Button variant="quiet" size="sm" onClick={signOut}>
        <LogOut aria-hidden="true" /> Sign Out
      </Button>
    </nav>
  );
}
