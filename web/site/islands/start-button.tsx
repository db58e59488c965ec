import { useSession } from '../use-session.ts';

type StartButtonProps = { price: string; className: string };

/** The first thing to do: what it says depends on whether the visitor is signed in. */
export function StartButton({ price, className }: StartButtonProps) {
  const { status } = useSession();
  const isResolving = status === 'resolving';
  return (
    <a href="/create-podcast" className={className} aria-busy={isResolving || undefined}>
      {status === 'signed-in'
        ? 'Create Your First Podcast'
        : isResolving
          ? 'Loading…'
          : `Get Started - ${price}`}
    </a>
  );
}
