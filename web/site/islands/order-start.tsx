import { useEffect, useRef, useState } from 'react';
import { request } from '../../browser/api.ts';
import { isLink } from '../../browser/order/order-values.ts';
import { FoundHome } from '../order/found-home.tsx';
import { PayForm } from '../order/pay-form.tsx';
import { type HomePreview, useHomePreview } from '../order/use-home-preview.ts';
import { useSession } from '../use-session.ts';

type OrderStartProps = { price: string; cents: number; buttonStyles: string };

/**
 * The order on the first screen: paste a link, see your home and what the hosts say about it, and pay. Without a
 * script, it is a form that leads to the order form.
 */
export function OrderStart({ price, cents, buttonStyles }: OrderStartProps) {
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState('');
  const preview = useHomePreview(link);
  const isFound = preview.state === 'found';
  const brief = useBriefCents(preview);

  useEffect(() => {
    // What was pasted before this woke up.
    setLink(field.current?.value.trim() ?? '');
  }, []);
  useEffect(() => {
    // Closes a phone's keyboard, which would hide the home.
    if (isFound && matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }, [isFound]);

  return (
    <div className="flex flex-col gap-3">
      <form
        method="get"
        action="/create-podcast"
        onSubmit={(event) => {
          if (isLink(link) && preview.state !== 'unreadable') event.preventDefault();
        }}
        className="flex max-w-xl flex-col gap-2"
      >
        <label htmlFor="order-link" className="font-semibold">
          Paste your listing link
        </label>
        <div className="flex flex-col gap-3 sm:flex-row">
          <input
            ref={field}
            id="order-link"
            name="listing"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2048}
            placeholder="https://"
            onInput={(event) => setLink(event.currentTarget.value.trim())}
            className="h-14 w-full min-w-0 rounded-md border border-on-evergreen/60 bg-paper px-4 text-ink text-lg placeholder:text-ink-faint"
          />
          {!isFound && <StartButton price={price} className={buttonStyles} />}
        </div>
      </form>
      {preview.state === 'reading' && (
        <p role="status" className="animate-pulse">
          Reading your listing…
        </p>
      )}
      {preview.state === 'unreadable' && <Unreadable reason={preview.reason} link={link} />}
      {isFound && (
        <section
          aria-label="Your order"
          data-found
          className="grid max-w-xl animate-fade-in overflow-hidden rounded-lg bg-paper text-ink shadow-floating [--focus:var(--focus-on-paper)] lg:max-w-none lg:grid-cols-[minmax(0,1fr)_24rem]"
        >
          <FoundHome home={preview.home} estimate={preview.estimate} />
          <PayForm
            key={link}
            link={link}
            draftId={preview.home.draftId}
            cents={Math.min(cents, brief ?? cents)}
          />
        </section>
      )}
    </div>
  );
}

/** Its text depends on whether the visitor is signed in. */
function StartButton({ price, className }: { price: string; className: string }) {
  const { status } = useSession();
  const isResolving = status === 'resolving';
  return (
    <button type="submit" className={className} aria-busy={isResolving || undefined}>
      {status === 'signed-in'
        ? 'Create Your First Podcast'
        : isResolving
          ? 'Loading…'
          : `Get Started - ${price}`}
    </button>
  );
}

function Unreadable({ reason, link }: { reason: string; link: string }) {
  return (
    <div role="alert" className="max-w-xl rounded-md bg-warn-wash px-4 py-3 text-ink">
      <p>{reason}</p>
      <p className="mt-1">
        Check the link and try again, or{' '}
        <a
          href={`/create-podcast?${new URLSearchParams({ listing: link })}`}
          className="font-semibold underline underline-offset-4"
        >
          enter the details yourself
        </a>
        .
      </p>
    </div>
  );
}

/** The price of a brief episode, if it has one and the home has only enough facts for that. */
function useBriefCents(preview: HomePreview): number | undefined {
  const estimate = preview.state === 'found' ? preview.estimate : undefined;
  const isBrief = estimate !== undefined && estimate !== 'writing' && estimate.length !== 'full';
  const [cents, setCents] = useState<number>();
  useEffect(() => {
    if (!isBrief) return setCents(undefined);
    void request('GET /api/prices', {}).then(
      ({ briefCents }) => setCents(briefCents ?? undefined),
      () => {},
    );
  }, [isBrief]);
  return cents;
}
