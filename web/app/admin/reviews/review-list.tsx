import { Badge } from '../../../components/ui/badge.tsx';
import type { InboxItem } from './inbox-item.ts';

type ReviewListProps = {
  items: readonly InboxItem[];
  shownId: string | undefined;
  onShow: (id: string) => void;
};

export function ReviewList({ items, shownId, onShow }: ReviewListProps) {
  return (
    <ul aria-label="Open reviews" className="flex flex-col gap-2">
      {items.map(({ id, label, home, state }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === shownId ? 'true' : undefined}
            onClick={() => onShow(id)}
            className="flex w-full cursor-pointer flex-col items-start gap-1.5 rounded-lg border border-rule bg-raised p-4 text-start hover:border-ink-soft aria-current:lg:border-ember aria-current:lg:bg-ember-wash"
          >
            <span className="font-semibold">{label}</span>
            <span className="max-w-full break-words text-ink-soft text-sm">{home}</span>
            <Badge tone={state.tone}>{state.label}</Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}
