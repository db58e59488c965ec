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
    name: 'Process contacts',
    about: 'Send today’s contacts to the CRM and the sheet, and open the sheet.',
  },
  {
    to: '/property/hurdle-hill',
    name: 'Hurdle Hill',
    about: 'Upload an MP3 straight to a listing, without an order.',
  },
  { to: '/test-listing', name: 'Test listing', about: 'Check a listing page and draw social images.' },
  { to: '/test-payment', name: 'Test payment', about: 'Run through a payment. Nothing is saved.' },
  {
    to: '/admin-upload-test',
    name: 'Test upload',
    about: 'Deliver an episode with a test order, then delete it.',
  },
  {
    to: '/admin?tab=orders',
    name: 'Paste AI data',
    about: 'Find the order, then choose AI data in its row.',
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
