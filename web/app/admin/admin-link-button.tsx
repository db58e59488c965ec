import { Button } from '../../components/ui/button.tsx';
import { Link } from '../routing/link.tsx';
import type { AdminScreen } from './admin-screens.ts';

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
