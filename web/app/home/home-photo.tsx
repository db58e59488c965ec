import { useState } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';

/** A home's photo in a card, or our logo if it has none. */
export function HomePhoto({ src }: { src: string | null }) {
  const [broken, setBroken] = useState('');
  if (!src || broken === src) {
    return (
      <span className="grid min-h-24 place-items-center bg-sunken text-ink-faint [&_svg]:size-10">
        <BrandMark quiet />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      className="h-full min-h-24 w-full bg-sunken object-cover"
      onError={() => setBroken(src)}
    />
  );
}
