const guestStep = {
  title: 'Set a password',
  text: 'Use the link in our email. Your account shows how far along we are and makes your next order faster.',
};
const steps = [
  {
    title: 'We make it',
    text: 'Your listing becomes a script, then a 3-5 minute episode, a listing page and a marketing kit. You can correct facts in your account anytime.',
  },
  {
    title: 'You hear from us',
    text: 'We’ll email you as soon as everything is ready.',
  },
  {
    title: 'You share it',
    text: 'Download the episode, send the page, and copy the posts and the email from your account.',
  },
];

export function NextSteps({ isSignedIn }: { isSignedIn: boolean }) {
  const shown = isSignedIn ? steps : [guestStep, ...steps];
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-2xl">
        What happens next
      </h2>
      <ol className="mt-5 grid gap-x-10 sm:grid-cols-2">
        {shown.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-rule border-t py-5">
            <span aria-hidden="true" className="font-display text-2xl text-ember-text leading-tight">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
