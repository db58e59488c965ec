import { DELIVERY, WILL_EMAIL } from '#domain/podcasts/rules.ts';
import { columnStyles } from '../styles.ts';

const steps = [
  {
    when: 'Minute one',
    title: 'You send the link.',
    text: 'Your name, email, phone and listing link. You don’t need an account to order.',
  },
  {
    when: 'While you show homes',
    title: 'We read, write and record.',
    text: 'We check the facts in your listing, write a script that uses only those facts, and record the episode.',
  },
  {
    when: 'Usually within 24 hours',
    title: 'You press share.',
    text: `${WILL_EMAIL}, ${DELIVERY}. The episode, page, posts, email and image are in your account.`,
  },
];

export function Steps() {
  return (
    <section className="mt-24 bg-sunken py-20 md:mt-36 md:py-28">
      <div className={columnStyles}>
        <h2 className="text-4xl md:text-5xl">How it works</h2>
        <ol className="mt-10 grid gap-y-10 border-rule-strong border-s-2 ps-7 md:grid-cols-[1fr_1.25fr_1.5fr] md:gap-x-10 md:border-s-0 md:border-t-2 md:ps-0">
          {steps.map(({ when, title, text }) => (
            <li
              key={when}
              className="relative before:absolute before:top-1.5 before:-left-[2.2rem] before:size-4 before:rounded-full before:border-4 before:border-sunken before:bg-ember md:pt-8 md:before:-top-[9px] md:before:left-0"
            >
              <p className="font-semibold text-ember-text text-sm">{when}</p>
              <h3 className="mt-1 text-2xl">{title}</h3>
              <p className="mt-2 max-w-[42ch] text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
