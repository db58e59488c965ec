import { loadAuth } from '../../browser/load-auth.ts';
import { Button } from '../../components/ui/button.tsx';
import { queryClient } from '../query-client.ts';

/** For someone who opened the invitation of another address. */
export function OtherAccount({ invited, current }: { invited: string; current: string }) {
  async function signOut() {
    const auth = await loadAuth();
    await auth.signOut({ scope: 'local' });
    queryClient.clear();
  }
  return (
    <>
      <p>
        You’re signed in as <strong className="break-all">{current}</strong>. The invitation is for{' '}
        <strong className="break-all">{invited}</strong>.
      </p>
      <Button variant="secondary" onClick={signOut}>
        Sign out and switch
      </Button>
    </>
  );
}
