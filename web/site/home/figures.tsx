import { columnStyles } from '../styles.ts';

const figures = [
  { figure: '3–5', unit: 'minutes', text: 'An episode as long as the drive to the next showing.' },
  { figure: '24', unit: 'hours', text: 'From your link to your inbox. Up to 48 at peak times.' },
  {
    figure: '7',
    unit: 'networks',
    text: 'Posts for Instagram, Facebook, LinkedIn, X, Threads, TikTok and Google, plus a text message.',
  },
  { figure: '1', unit: 'link', text: 'All we need from you. No script, no microphone, no studio.' },
];

export function Figures() {
  return (
    <section className={`${columnStyles} mt-20 md:mt-28`} aria-label="Hearthcast in numbers">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 border-ink border-t-2 pt-6 lg:grid-cols-[1.5fr_1.2fr_1fr_1fr]">
        {figures.map(({ figure, unit, text }) => (
          <div key={unit} className="flex flex-col">
            <dt className="order-last mt-2 max-w-[26ch] text-ink-soft text-sm">{text}</dt>
            <dd className="font-display leading-none">
              <span className="text-[clamp(3.5rem,2.6rem+4vw,6.5rem)] tabular-nums leading-[0.9] tracking-[-0.04em]">
                {figure}
              </span>{' '}
              <span className="text-lg sm:text-xl">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
