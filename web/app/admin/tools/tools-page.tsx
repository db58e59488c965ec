import { RequireAdmin } from '../../require-admin.tsx';
import { Link } from '../../routing/link.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import { AdminFrame } from '../admin-frame.tsx';

const tools = [
  {
    to: '/admin/disclosure',
    name: 'AI disclosure',
    about: 'Change what the hosts, the player, posts and files say about the AI voices.',
  },
  {
    to: '/process-contacts',
    name: "Process Today's Contacts",
    about: 'Send today’s contacts to the CRM and the spreadsheet.',
  },
  {
    to: '/property/hurdle-hill',
    name: 'Upload Podcast to Listing',
    about: 'Upload an MP3 directly to a listing.',
  },
  {
    to: '/test-listing',
    name: 'Test Listing Page',
    about: 'Check a listing page and make its social images.',
  },
  { to: '/test-payment', name: 'Test Payment', about: 'Walk through a test payment. Nothing is saved.' },
  {
    to: '/admin-upload-test',
    name: 'Podcast Upload Test',
    about: 'Deliver an episode on a test order, then delete the order.',
  },
  {
    to: '/admin?tab=orders',
    name: 'Paste AI data',
    about: 'Paste listing details written by an AI. Find the order, then choose AI data in its row.',
  },
] as const;

/** Test screens and everything that staff need only now and then. */
export function ToolsPage() {
  useDocumentTitle('Tools');
  return (
    <RequireAdmin>
      <AdminFrame title="Tools" note="Tests, uploads and one-off jobs.">
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {tools.map(({ to, name, about }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full flex-col gap-1 rounded-lg border border-rule bg-raised p-5 hover:border-ink-soft"
              >
                <span className="font-semibold underline underline-offset-4">{name}</span>
                <span className="text-ink-soft text-sm">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </AdminFrame>
    </RequireAdmin>
  );
}
