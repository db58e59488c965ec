import { loadAuth } from '../../browser/load-auth.ts';
import { AccountMenu } from '../../components/account-menu.tsx';
import { useSession } from '../use-session.ts';

export function SessionMenu() {
  const session = useSession();
  return (
    <AccountMenu
      session={session.status === 'signed-in' ? session : 'none'}
      onSignOut={async () => {
        const auth = await loadAuth();
        await auth.signOut({ scope: 'local' });
      }}
    />
  );
}
