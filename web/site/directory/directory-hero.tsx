import { chooseDrawing, drawingPreload, heroTitle, TownHero } from './town-hero.tsx';

const drawing = chooseDrawing();

export const directoryPicture = { preload: drawingPreload(drawing) };

export function DirectoryHero({ categories, markets }: { categories: number; markets: number }) {
  return (
    <TownHero drawing={drawing}>
      <div className="pt-10 lg:pt-24 lg:pb-20">
        <h1 className={`max-w-[11ch] ${heroTitle}`}>Local Business Directory</h1>
        <p className="mt-6 max-w-[40ch] text-ink-soft text-lg">
          The people you call before and after the keys change hands.
        </p>
        <dl className="mt-8 flex gap-12">
          {[
            { count: categories, label: categories === 1 ? 'service category' : 'service categories' },
            { count: markets, label: markets === 1 ? 'US market' : 'US markets' },
          ].map(({ count, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="font-display text-4xl tabular-nums leading-none">
                {count.toLocaleString('en-US')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </TownHero>
  );
}
