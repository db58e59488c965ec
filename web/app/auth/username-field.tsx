import { useSession } from '../../browser/session-provider.tsx';

/** Hidden, but password managers need it to know whose password this is. */
export function UsernameField() {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : '';
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
