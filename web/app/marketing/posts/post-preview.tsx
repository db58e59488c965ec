import { type Network, networkNames } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { cn } from '../../../components/cn.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';

/** After this many characters, a network hides the rest behind "more". */
const folds: Record<Network, number> = {
  facebook: 477,
  instagram: 125,
  twitter: 280,
  linkedin: 210,
  threads: 500,
  tiktok: 90,
  google: 100,
  sms: 306,
};

/** Roughly what people see: the image in place, colored tags, the rest collapsed. */
export function PostPreview({ kit, network, text }: { kit: MarketingKit; network: Network; text: string }) {
  const images = kit.parts.image?.content.images;
  const isTall = network === 'instagram' || network === 'tiktok';
  const picture = (isTall ? images?.portrait : images?.landscape) ?? images?.square;
  const name = kit.agentName ?? 'Your name';
  const shown = text.length > folds[network] ? text.slice(0, folds[network]).trimEnd() : text;
  const photo = picture?.url ?? kit.photoUrl;
  const image = photo && network !== 'sms' && (
    <img
      src={photo}
      alt={kit.parts.image?.content.alt ?? ''}
      loading="lazy"
      className={cn('w-full object-cover', isTall ? 'aspect-[4/5]' : 'aspect-[1.91]')}
    />
  );
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-ink-soft text-sm">
        {network === 'sms' ? 'How it looks on a phone' : `How it looks on ${networkNames[network]}`}
      </figcaption>
      <div className="overflow-hidden rounded-lg border border-rule bg-paper text-[0.95rem] leading-snug">
        <div className="flex items-center gap-3 p-3">
          <Avatar name={name} aria-hidden="true" />
          <p className="min-w-0 truncate font-semibold">{name}</p>
        </div>
        {isTall && image}
        <p className="whitespace-pre-line break-words p-3">
          {colored(shown)}
          {shown !== text && <span className="text-ink-soft">… more</span>}
        </p>
        {!isTall && image}
      </div>
    </figure>
  );
}

function colored(text: string) {
  return text.split(/(https?:\/\/\S+|#[\p{L}\p{N}_]+)/u).map((part, index) =>
    /^(?:https?:|#)/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <span key={index} className="text-info">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
