import { Button } from '../components/ui/button.tsx';

/** Only reached by navigating within the app; the server handles typed URLs. */
export function UnknownScreen() {
  return (
    <section className="mx-auto grid max-w-prose gap-6 px-5 py-24">
      <h1 className="text-4xl">Oops! Page not found</h1>
      <p className="text-ink-soft">There’s no page at this address.</p>
      <Button asChild className="justify-self-start">
        <a href="/">Return to Home</a>
      </Button>
    </section>
  );
}
