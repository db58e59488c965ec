import Activity from 'lucide-react/icons/activity';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FlaskConical from 'lucide-react/icons/flask-conical';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import ScrollText from 'lucide-react/icons/scroll-text';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import Volume2 from 'lucide-react/icons/volume-2';
import { Link } from 'react-router';
import { auth } from '../../browser/session.ts';
import { Button } from '../../components/ui/button.tsx';
import { queryClient } from '../query-client.ts';

const screens = [
  { to: '/admin/reviews', label: 'Review Queue', Icon: ClipboardCheck },
  { to: '/admin/pronunciation', label: 'Pronunciation', Icon: Volume2 },
  { to: '/admin/create-listing', label: 'Create AI Listing', Icon: Sparkles },
  { to: '/admin/management', label: 'Admin Management', Icon: Users },
  { to: '/admin/directory', label: 'Business Directory', Icon: Store },
  { to: '/admin/audit', label: 'Audit Log', Icon: ScrollText },
  { to: '/admin/operations', label: 'Operations', Icon: Activity },
  { to: '/property/hurdle-hill', label: 'Hurdle Hill', Icon: MapPin },
];

/** Where the desk leads to. Pages of the public half are loaded anew. */
export function DeskButtons() {
  async function signOut() {
    await auth.signOut({ scope: 'local' });
    queryClient.clear();
  }
  return (
    <nav aria-label="Desk" className="flex flex-wrap gap-2">
      {screens.map(({ to, label, Icon }) => (
        <Button key={to} asChild variant="secondary" size="sm">
          <Link to={to}>
            <Icon aria-hidden="true" /> {label}
          </Link>
        </Button>
      ))}
      <Button asChild variant="secondary" size="sm">
        <a href="/test-listing">
          <FlaskConical aria-hidden="true" /> Test Listing
        </a>
      </Button>
      <Button asChild variant="secondary" size="sm">
        <a href="/">
          <House aria-hidden="true" /> Home
        </a>
      </Button>
      <Button variant="quiet" size="sm" onClick={signOut}>
        <LogOut aria-hidden="true" /> Sign Out
      </Button>
    </nav>
  );
}
