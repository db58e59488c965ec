import { RequireUser } from '../require-user.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AccountHeading } from './account-heading.tsx';
import { SecuritySection } from './security/security-section.tsx';

/** Everything that belongs to one customer. */
export function AccountPage() {
  useDocumentTitle('My Account');
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-page flex-col gap-14 px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
        <AccountHeading />
        <SecuritySection />
      </div>
    </RequireUser>
  );
}
