import Check from 'lucide-react/icons/check';

const bonuses = [
  'Social posts for Instagram, Facebook, LinkedIn and X',
  'A marketing email, ready to send',
  'A promotional image with your name on it',
  'A listing page with a player, photos and your phone number',
  'Clips, a flyer and a QR code for your yard sign and open house',
];

export function Bonuses() {
  return (
    <section
      aria-labelledby="bonus-title"
      className="grid gap-x-12 gap-y-5 border-rule border-t pt-8 md:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id="bonus-title" className="text-2xl">
          Included with your episode
        </h2>
        <p className="mt-2 text-ink-soft">All of it, at no extra cost.</p>
      </div>
      <ul>
        {bonuses.map((bonus) => (
          <li key={bonus} className="flex gap-3 border-rule border-b py-3 first:pt-0">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
            {bonus}
          </li>
        ))}
      </ul>
    </section>
  );
}
