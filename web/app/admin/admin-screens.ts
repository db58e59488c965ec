import Activity from 'lucide-react/icons/activity';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FlaskConical from 'lucide-react/icons/flask-conical';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import ScrollText from 'lucide-react/icons/scroll-text';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import Volume2 from 'lucide-react/icons/volume-2';

/** Every admin screen. */
export const adminScreens = {
  reviews: { to: '/admin/reviews', label: 'Review Queue', Icon: ClipboardCheck },
  pronunciation: { to: '/admin/pronunciation', label: 'Pronunciation', Icon: Volume2 },
  createListing: { to: '/admin/create-listing', label: 'Create AI Listing', Icon: Sparkles },
  management: { to: '/admin/management', label: 'Admin Management', Icon: Users },
  directory: { to: '/admin/directory', label: 'Business Directory', Icon: Store },
  teams: { to: '/admin/teams', label: 'Teams and Invoices', Icon: Building2 },
  audit: { to: '/admin/audit', label: 'Audit Log', Icon: ScrollText },
  operations: { to: '/admin/operations', label: 'Operations', Icon: Activity },
  hurdleHill: { to: '/property/hurdle-hill', label: 'Hurdle Hill', Icon: MapPin },
  testListing: { to: '/test-listing', label: 'Test Listing', Icon: FlaskConical },
  home: { to: '/', label: 'Home', Icon: House, isPage: true },
};
