import type { ReactNode } from 'react';
import { cn } from '../../components/cn.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import type { Page } from '../page.ts';
import { artVariants, Picture, srcSet } from '../picture.tsx';
import { columnStyles } from '../styles.ts';

type Missing = {
  status?: 404 | 410;
  title: string;
  heading: string;
  text: string;
  action: { label: string; href: string };
  other?: { label: string; href: string };
  /** The text below the picture. */
  below?: ReactNode;
  callPhone?: string | null;
  madeFrom?: string[];
};

const picture = artVariants('/placeholder-3', [1280]);

/** A page for a missing URL: a lit window in the distance and a path that leads back to it. */
export function missingPage({ status = 404, title, heading, text, action, other, ...more }: Missing): Page {
  return {
    status,
    header: 'page',
    head: {
      title,
      description: text,
      canonical: '/',
      preloadImages: [{ srcSet: srcSet(picture, 'image/avif'), sizes: '100vw', type: 'image/avif' }],
    },
    ...(more.callPhone && { callPhone: more.callPhone }),
    body: (
      <>
        <section className="relative isolate overflow-hidden bg-[#23403a] text-on-evergreen [--focus:var(--focus-on-evergreen)]">
          <Picture
            variants={picture}
            alt=""
            width={1280}
            height={853}
            sizes="100vw"
            isFirst
            className="absolute inset-0 -z-10 size-full object-cover object-[76%_60%]"
          />
          <div className="absolute inset-0 -z-10 bg-linear-to-b from-[#12211f]/85 via-[#12211f]/40 to-transparent md:bg-linear-to-r" />
          <div
            className={`${columnStyles} flex min-h-[78svh] flex-col items-start pt-20 pb-40 md:justify-center md:pt-16 md:pb-24`}
          >
            <h1 className="max-w-[12ch] text-[clamp(2.75rem,2rem+4vw,5rem)] leading-none tracking-[-0.02em]">
              {heading}
            </h1>
            <p className="mt-5 max-w-[40ch] text-lg">{text}</p>
            <div className="mt-8 flex flex-wrap items-center gap-4">
              <a href={action.href} className={cn(buttonVariants({ size: 'lg' }))}>
                {action.label}
              </a>
              {other && (
                <a
                  href={other.href}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {other.label}
                </a>
              )}
            </div>
          </div>
        </section>
        {more.below}
      </>
    ),
    madeFrom: more.madeFrom ?? [],
  };
}
