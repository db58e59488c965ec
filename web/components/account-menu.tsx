import { menuItemStyles } from './menu-item-styles.ts';

export type MenuSession = 'none' | { email: string; isAdmin: boolean };

/** The part of the header's menu that depends on who is signed in. */
export function AccountMenu({ session, onSignOut }: { session: MenuSession; onSignOut: () => void }) {
  const isSignedIn = session !== 'none';
  return (
    <>
      {isSignedIn && (
        <p className="max-w-full truncate px-3 py-2 text-ink-soft lg:max-w-48 lg:text-current lg:text-sm lg:opacity-85">
          Welcome, {session.email.split('@')[0]}
        </p>
      )}
      {isSignedIn && session.isAdmin && (
        <a className={menuItemStyles} href="/admin">
          Admin
        </a>
      )}
      <a className={menuItemStyles} href="/account">
        My Account
      </a>
      {isSignedIn ? (
        <button type="button" className={menuItemStyles} onClick={onSignOut}>
          Sign Out
        </button>
      ) : (
        <a className={menuItemStyles} href="/auth">
          Sign In
        </a>
      )}
    </>
  );
}
