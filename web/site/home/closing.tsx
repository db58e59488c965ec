import { cn } from '../../components/cn.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { artVariants, Picture } from '../picture.tsx';
import { columnStyles } from '../styles.ts';

export function Closing() {
  return (
    <section className="relative isolate mt-24 overflow-hidden text-on-evergreen [--focus:var(--focus-on-evergreen)] md:mt-36">
      <Picture
        variants={artVariants('/placeholder-3', [1280])}
        alt=""
        width={1280}
        height={853}
        sizes="100vw"
        className="absolute inset-0 -z-10 size-full object-cover object-[60%_40%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-[#12211f]/85 via-[#12211f]/50 to-transparent" />
      <div className={`${columnStyles} py-28 md:py-40`}>
        <h2 className="max-w-[13ch] text-4xl md:text-5xl">
          Someone is driving home right now. Let them hear your listing.
        </h2>
        <a href="/create-podcast" className={cn(buttonVariants({ size: 'lg' }), 'mt-8')}>
          Order Your First Podcast
        </a>
      </div>
    </section>
  );
}
