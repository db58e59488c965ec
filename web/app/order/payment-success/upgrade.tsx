import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../routing/link.tsx';
import { answeringLead } from '../answering-lead.ts';

/** An advertisement, quieter than the order. */
export function Upgrade() {
  return (
    <section
      aria-labelledby="upgrade-title"
      className="flex flex-col items-start gap-5 rounded-lg border border-rule bg-sunken p-6 sm:p-8 lg:flex-row lg:items-end lg:justify-between lg:gap-12"
    >
      <div className="max-w-prose">
        <p className="font-semibold text-ink-soft text-sm">Add-on</p>
        <h2 id="upgrade-title" className="mt-2 text-3xl">
          The AI Open House Answering Service
        </h2>
        <p className="mt-3 text-ink-soft">{answeringLead}</p>
      </div>
      <Button asChild size="lg" variant="secondary">
        <Link to="/answering-service">Add the answering service</Link>
      </Button>
    </section>
  );
}
