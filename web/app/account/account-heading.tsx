import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../routing/link.tsx';

export function AccountHeading() {
  return (
    <header className="flex flex-col items-start gap-5 sm:flex-row sm:items-end sm:justify-between">
      <h1 className="text-4xl sm:text-5xl">Your Listing Podcasts</h1>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <Link to="/leads">Leads</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/settings">Settings</Link>
        </Button>
        <Button asChild variant="secondary">
          <a href="/">
            <ArrowLeft aria-hidden="true" /> Back to Home
          </a>
        </Button>
      </div>
    </header>
  );
}
