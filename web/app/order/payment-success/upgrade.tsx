import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';

/** An advertisement, styled as one. */
export function Upgrade() {
  return (
    <section
      aria-labelledby="upgrade-title"
      className="flex flex-col items-start gap-5 border-4 border-ink border-double p-6 sm:p-10 lg:flex-row lg:items-end lg:justify-between lg:gap-12"
    >
      <div className="max-w-prose">
        <p className="font-semibold text-ink-soft text-sm">Add-on</p>
        <h2 id="upgrade-title" className="mt-2 text-3xl">
          The AI Open House Answering Service
        </h2>
        <p className="mt-3 text-ink-soft">
          Your phone rings while you greet guests at the door. It answers for you, with the facts of the very
          home you are showing.
        </p>
      </div>
      <Button asChild size="lg">
        <Link to="/answering-service">Upgrade: add the answering service</Link>
      </Button>
    </section>
  );
}
