import { Mail, MessageSquare } from 'lucide-react';
import type { OfferNoun } from '#domain/listings/offer/rules.ts';
import { cn } from '../../components/cn.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { Island } from '../island.tsx';

type ShareProps = { url: string; address: string; noun: OfferNoun };

/** Shares the page. Each way has its own source, so the agent sees which one brings visitors. */
export function Share({ url, address, noun }: ShareProps) {
  const from = (source: string) => `${url}?src=${source}`;
  const written = (source: string) => encodeURIComponent(`${address}: ${from(source)}`);
  const styles = cn(buttonVariants({ variant: 'secondary' }));
  return (
    <section aria-labelledby="share" className="mb-8 border-rule-strong border-b pb-8 print:hidden">
      <h2 id="share" className="scroll-mt-6 text-xl">
        Share this {noun}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={`sms:?&body=${written('text')}`} className={styles}>
          <MessageSquare aria-hidden="true" />
          Text
        </a>
        <a
          href={`mailto:?subject=${encodeURIComponent(address)}&body=${written('email')}`}
          className={styles}
        >
          <Mail aria-hidden="true" />
          Email
        </a>
        <Island
          name="share-buttons"
          wake="touch"
          className="with-script contents"
          props={{ copied: from('copied'), shared: from('shared'), title: address, className: styles }}
        />
      </div>
    </section>
  );
}
