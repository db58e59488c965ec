import { useState } from 'react';

/** What the film says, for whoever does not see it. */
const lines = [
  'Thank you for your order.',
  'Right now, we’re reading your listing.',
  'Next, two hosts talk it over, using only the facts.',
  'Soon, buyers will hear it on the drive home.',
];

/** Ten silent seconds with captions. Whoever wants less motion starts it by hand. The controls stay off the first words. */
export function ThankYouScene() {
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [hasControls, setHasControls] = useState(isCalm);
  return (
    <figure className="overflow-hidden rounded-lg bg-evergreen">
      <video
        src="/art/thank-you.mp4"
        poster="/art/thank-you.jpg"
        width={960}
        height={540}
        muted
        playsInline
        controls={hasControls}
        preload={isCalm ? 'none' : 'auto'}
        autoPlay={!isCalm}
        onEnded={() => setHasControls(true)}
        onPointerEnter={() => setHasControls(true)}
        onFocus={() => setHasControls(true)}
        // Browsers that forbid starting it need the button.
        onSuspend={({ currentTarget }) => setHasControls(currentTarget.paused)}
        tabIndex={0}
        aria-label="Thank-you video"
        className="h-auto w-full"
      />
      <figcaption className="sr-only">{lines.join(' ')}</figcaption>
    </figure>
  );
}
