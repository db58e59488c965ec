import { AccountMenu } from '../../components/account-menu.tsx';
import { useSession } from '../use-session.ts';

export function SessionMenu() {
  const session = useSession();
  return (
    <AccountMenu
      session={session.status === 'signed-in' ? session : 'none'}
      onSignOut={async () => {
        const { auth } = await import('../../browser/auth.ts');
        await auth.signOut({ scope: 'local' });
      }}
    />
  );
}
