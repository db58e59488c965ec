import { type ReactNode, useEffect, useRef } from 'react';

type AuthFrameProps = {
  /** The step's name. When it changes, the heading gets the focus. 'waiting' doesn't count as a step. */
  step: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** False if the picture would slow down the scripts. */
  hasPicture?: boolean;
};

/** Different components render the steps, so the previous one is remembered here. */
let last = { path: '', step: '' };

/** One narrow column for the form, with an illustration beside it on wide screens. */
export function AuthFrame({ step, title, lead, children, hasPicture = true }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isNext = last.path === location.pathname && last.step !== step && last.step !== 'waiting';
    last = { path: location.pathname, step };
    // A field that already has the focus keeps it.
    if (isNext && document.activeElement === document.body) heading.current?.focus();
  }, [step]);

  return (
    <div className="lg:grid lg:min-h-[54rem] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="flex px-4 pt-10 pb-20 max-lg:justify-center sm:px-6 sm:pt-16 lg:ps-[max(1.5rem,calc((100vw-76rem)/2+1.5rem))] lg:pt-24 lg:pb-28">
        <div className="flex w-full max-w-md flex-col gap-7">
          <div className="flex flex-col gap-3">
            <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
              {title}
            </h1>
            {lead && <p className="text-ink-soft">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
      <div className="relative hidden bg-[#1c3032] lg:block">
        {hasPicture && (
          <picture>
            <source
              type="image/avif"
              srcSet="/art/hero-tall-900.avif 900w, /art/hero-tall-1200.avif 1200w"
              sizes="46vw"
            />
            <img
              src="/art/hero-tall-900.jpg"
              alt=""
              loading="lazy"
              width={900}
              height={1126}
              className="absolute inset-0 size-full object-cover object-[50%_100%]"
            />
          </picture>
        )}
      </div>
    </div>
  );
}
