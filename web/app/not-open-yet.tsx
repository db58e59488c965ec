import { Button } from '../components/ui/button.tsx';

/** Stands where a screen of the route table is still to come, so that no link ends in an error. */
export function NotOpenYet() {
  return (
    <section className="mx-auto grid max-w-prose gap-6 px-5 py-24">
      <h1 className="text-4xl">This room is not open yet</h1>
      <p className="text-lg text-ink-soft">
        We are still building this part of Hearthcast. The sample home is ready for you.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="/">Return to Home</a>
        </Button>
      </div>
    </section>
  );
}
