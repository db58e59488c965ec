import { type ComponentProps, useState } from 'react';
import { cn } from '../cn.ts';
import { initials } from './initials.ts';

type AvatarProps = ComponentProps<'span'> & { name: string; src?: string };

/** A portrait, or initials if there is none. The name next to it carries the meaning. */
export function Avatar({ name, src, className, ...props }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        'inline-grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-evergreen font-display text-on-evergreen',
        className,
      )}
      {...props}
    >
      {src && !broken ? (
        <img src={src} alt="" onError={() => setBroken(true)} className="size-full object-cover" />
      ) : (
        initials(name)
      )}
    </span>
  );
}
