import { RequireUser } from '../require-user.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AccountHeading } from './account-heading.tsx';
import { PodcastList } from './podcasts/podcast-list.tsx';

/** A customer's homes. */
export function AccountPage() {
  useDocumentTitle('My Account');
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-page flex-col gap-14 px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
        <div className="flex flex-col gap-8">
          <AccountHeading />
          <PodcastList />
        </div>
      </div>
    </RequireUser>
  );
}
