import type { SiteSettings } from '#domain/context.ts';
import { columnStyles, onwardLinkStyles } from '../styles.ts';

/** An advertisement, and designed like one. */
export function AnsweringService({ site }: { site: SiteSettings }) {
  return (
    <section className={`${columnStyles} mt-24 md:mt-36`}>
      <div className="border-4 border-ink border-double p-6 sm:p-10 lg:ms-[16%] lg:grid lg:grid-cols-[1.2fr_1fr] lg:items-end lg:gap-12">
        <div>
          <p className="font-semibold text-ink-soft text-sm">Also from {site.name}</p>
          <h2 className="mt-2 max-w-[15ch] text-3xl md:text-4xl">The AI Open House Answering Service</h2>
        </div>
        <div className="mt-4 lg:mt-0">
          <p className="text-ink-soft">
            No call goes unanswered while you show the home. You can add it right after you order a podcast.
          </p>
          <a className={`${onwardLinkStyles} mt-1`} href="/answering-service">
            See how it answers
          </a>
        </div>
      </div>
    </section>
  );
}
