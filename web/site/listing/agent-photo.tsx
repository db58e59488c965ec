import type { ShownAgent } from '#domain/brands/rules.ts';
import { cn } from '../../components/cn.ts';
import { initials } from '../../components/ui/initials.ts';

type AgentPhotoProps = {
  agent: Pick<ShownAgent, 'name' | 'photo'>;
  className: string;
  /** Not lazy on the first screen. */
  isFirst?: boolean;
};

/** The agent's face, or their initials. */
export function AgentPhoto({ agent: { name, photo }, className, isFirst = false }: AgentPhotoProps) {
  if (photo)
    return (
      <img
        src={photo.url}
        alt=""
        width={96}
        height={96}
        loading={isFirst ? undefined : 'lazy'}
        className={cn('shrink-0 rounded-full object-cover', className)}
      />
    );
  if (!name) return null;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center rounded-full bg-evergreen font-display text-on-evergreen',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
