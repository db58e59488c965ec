import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Flag from 'lucide-react/icons/flag';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import PhoneCall from 'lucide-react/icons/phone-call';
import ScrollText from 'lucide-react/icons/scroll-text';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import Volume2 from 'lucide-react/icons/volume-2';
import Wrench from 'lucide-react/icons/wrench';

export type AdminScreen = {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** A page outside the app, which needs a full page load. */
  isPage?: boolean;
};

/** Every admin screen; those with work waiting for a person come first. */
export const adminScreens = {
  reviews: { to: '/admin/reviews', label: 'Inbox', Icon: Inbox },
  reports: { to: '/admin/reports', label: 'Reports', Icon: Flag },
  answering: { to: '/admin/answering', label: 'Answering Service', Icon: PhoneCall },
  orders: { to: '/admin', label: 'Orders', Icon: ClipboardList },
  createListing: { to: '/admin/create-listing', label: 'Create AI Listing', Icon: Sparkles },
  pronunciation: { to: '/admin/pronunciation', label: 'Pronunciation', Icon: Volume2 },
  directory: { to: '/admin/directory', label: 'Business Directory', Icon: Store },
  teams: { to: '/admin/teams', label: 'Teams and Invoices', Icon: Building2 },
  management: { to: '/admin/management', label: 'Admin Management', Icon: Users },
  audit: { to: '/admin/audit', label: 'Audit Log', Icon: ScrollText },
  operations: { to: '/admin/operations', label: 'Operations', Icon: Activity },
  tools: { to: '/admin/tools', label: 'Tools', Icon: Wrench },
  home: { to: '/', label: 'Home', Icon: House, isPage: true },
} as const satisfies Record<string, AdminScreen>;
