import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';

export type AdminScreen = {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** A page outside the app, which needs a full page load. */
  isPage?: boolean;
};

export function AdminLinkButton({ screen: { to, label, Icon, isPage } }: { screen: AdminScreen }) {
  const inside = (
    <>
      <Icon aria-hidden="true" /> {label}
    </>
  );
  return (
    <Button asChild variant="secondary" size="sm">
      {isPage ? <a href={to}>{inside}</a> : <Link to={to}>{inside}</Link>}
    </Button>
  );
}
