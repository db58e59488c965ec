import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { cn } from '../../components/cn.ts';
import { Button } from '../../components/ui/button.tsx';
import { SecuritySection } from '../account/security/security-section.tsx';
import { textLink } from '../auth/text-link.ts';
import { RequireUser } from '../require-user.tsx';
import { Link } from '../routing/link.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AnsweringSection } from './answering/answering-section.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { AssistantsSection } from './assistants/assistants-section.tsx';
import { BalanceSection } from './balance/balance-section.tsx';
import { BrandSection } from './brand/brand-section.tsx';
import { DestinationsSection } from './destinations/destinations-section.tsx';
import { TeamsSection } from './teams/teams-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';
import { DeleteAccountSection } from './your-data/delete-account-section.tsx';
import { ExportSection } from './your-data/export-section.tsx';

/** The most visited parts come first. */
const parts: { id: string; label: string; content: ReactNode }[] = [
  { id: 'brand', label: 'Your brand', content: <BrandSection /> },
  { id: 'leads', label: 'Where leads go', content: <DestinationsSection /> },
  { id: 'answering', label: 'Answering service', content: <AnsweringSection /> },
  { id: 'security', label: 'Sign-in and security', content: <SecuritySection /> },
  { id: 'team', label: 'Team', content: <TeamsSection /> },
  { id: 'balance', label: 'Balance', content: <BalanceSection /> },
  {
    id: 'connections',
    label: 'Assistants and API',
    content: (
      <>
        <AssistantsSection />
        <ApiKeysSection />
        <WebhooksSection />
      </>
    ),
  },
  {
    id: 'data',
    label: 'Your data',
    content: (
      <>
        <ExportSection />
        <DeleteAccountSection />
      </>
    ),
  },
];

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
            <Link to="/account">
              <ArrowLeft aria-hidden="true" /> My Account
            </Link>
          </Button>
        </header>
        <nav aria-label="Settings" className="-mt-4">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {parts.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className={cn(textLink, 'inline-flex min-h-11 items-center')}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {parts.map(({ id, content }) => (
            <div key={id} id={id} className="scroll-mt-6">
              {content}
            </div>
          ))}
        </div>
      </div>
    </RequireUser>
  );
}
