import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '../../components/ui/button.tsx';
import { SecuritySection } from '../account/security/security-section.tsx';
import { RequireUser } from '../require-user.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { AssistantsSection } from './assistants/assistants-section.tsx';
import { BalanceSection } from './balance/balance-section.tsx';
import { BrandSection } from './brand/brand-section.tsx';
import { DestinationsSection } from './destinations/destinations-section.tsx';
import { TeamsSection } from './teams/teams-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';
import { DeleteAccountSection } from './your-data/delete-account-section.tsx';
import { ExportSection } from './your-data/export-section.tsx';

/** What connects an account with other programs, and what it has prepaid. */
export function SettingsPage() {
  useDocumentTitle('Settings');
  return (
    <RequireUser>
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
        <header className="flex flex-col items-start gap-5 sm:flex-row sm:items-end sm:justify-between">
          <div className="flex max-w-prose flex-col gap-3">
            <h1 className="text-4xl sm:text-5xl">Settings</h1>
            <p className="text-ink-soft">Your brand, your leads, and the tools you connect.</p>
          </div>
          <Button asChild variant="secondary">
            <a href="/account">
              <ArrowLeft aria-hidden="true" /> My Account
            </a>
          </Button>
        </header>
        <div>
          <BrandSection />
          <TeamsSection />
          <BalanceSection />
          <DestinationsSection />
          <ApiKeysSection />
          <AssistantsSection />
          <WebhooksSection />
        </div>
        <SecuritySection />
        <div>
          <ExportSection />
          <DeleteAccountSection />
        </div>
      </div>
    </RequireUser>
  );
}
