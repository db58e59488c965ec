import { type ReactNode, useId } from 'react';

export const THE_HOME = 'The home';
export const LISTING_URL = 'Listing URL';

/** A heading of the order form and the fields under it. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="border-rule border-b pb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
