import { column } from '../look.ts';
import { artVariants, Picture, srcSet } from '../picture.tsx';

const variants = artVariants('/placeholder-2', [1280]);
const sizes = '(min-width: 64rem) 50vw, 100vw';

export const directoryPicture = {
  preload: { srcSet: srcSet(variants, 'image/avif'), sizes, type: 'image/avif' },
};

/** Words on the left, and on the right a town's horizon that runs out of the page. */
export function DirectoryHero({ categories, markets }: { categories: number; markets: number }) {
  return (
    <div className="relative">
      <div className="h-48 overflow-hidden sm:h-64 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[44%] lg:rounded-bl-[14rem]">
        <Picture
          variants={variants}
          alt=""
          width={1280}
          height={853}
          sizes={sizes}
          isFirst
          className="size-full object-cover object-[40%_50%]"
        />
      </div>
      <div className={`${column} pt-10 lg:pt-24 lg:pb-20`}>
        <h1 className="max-w-[11ch] text-[clamp(2.75rem,2rem+4vw,5rem)] leading-none tracking-[-0.02em]">
          Local Business Directory
        </h1>
        <p className="mt-6 max-w-[40ch] text-ink-soft text-lg">
          The people you call before and after the keys change hands, in the towns where they work.
        </p>
        <dl className="mt-8 flex gap-12">
          {[
            { count: categories, label: categories === 1 ? 'service category' : 'service categories' },
            { count: markets, label: markets === 1 ? 'US market' : 'US markets' },
          ].map(({ count, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="font-display text-4xl tabular-nums leading-none">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
