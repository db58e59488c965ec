import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useId } from 'react';
import { MAX_TURN_LENGTH } from '#domain/production/reviews/rules.ts';
import type { TurnView } from '#domain/production/reviews/schema.ts';
import { hostNames } from '#domain/script/rules.ts';
import type { Speaker } from '#domain/script/schema.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { type DraftTurn, isSpokenAnew } from './draft-turns.ts';
import { PlayButton } from './play-button.tsx';
import { TurnChecks } from './turn-checks.tsx';

type TurnCardProps = {
  turn: DraftTurn;
  place: number;
  /** The title of the chapter that begins with this turn. */
  chapter: string | undefined;
  before: TurnView | undefined;
  onChange: (change: Partial<DraftTurn>) => void;
  onMove: (by: -1 | 1) => void;
  onAdd: () => void;
  onRemove: (() => void) | undefined;
};

/** One turn to edit in place. Alt and an arrow key move it. */
export function TurnCard({ turn, place, chapter, before, onChange, onMove, onAdd, onRemove }: TurnCardProps) {
  const brandedId = useId();
  const isNew = isSpokenAnew(turn, before);
  const name = `turn ${place}`;

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <li onKeyDown={moveByKey} aria-label={`Turn ${place}, ${hostNames[turn.speaker]}`}>
      {chapter && <h2 className={place === 1 ? 'pb-3 text-xl' : 'pt-5 pb-3 text-xl'}>{chapter}</h2>}
      <div className="flex flex-col gap-2 rounded-lg border border-rule bg-raised p-3 sm:p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="w-28">
            <NativeSelect
              aria-label={`Speaker of ${name}`}
              className="h-9 py-0 text-sm"
              value={turn.speaker}
              onChange={(event) => onChange({ speaker: event.target.value as Speaker })}
            >
              {(Object.keys(hostNames) as Speaker[]).map((speaker) => (
                <option key={speaker} value={speaker}>
                  {hostNames[speaker]}
                </option>
              ))}
            </NativeSelect>
          </span>
          <span className="flex items-center gap-2">
            <Checkbox
              id={brandedId}
              checked={turn.branded}
              onCheckedChange={(branded) => onChange({ branded: branded === true })}
            />
            <label htmlFor={brandedId} className="text-sm">
              Names the agent
            </label>
          </span>
          {isNew && <Badge tone="info">Will be re-recorded</Badge>}
          {!isNew && !before?.audioUrl && <Badge>Not recorded yet</Badge>}
          <span className="ms-auto flex">
            {!isNew && before?.audioUrl && <PlayButton url={before.audioUrl} label={name} />}
            <Button variant="quiet" size="icon-sm" aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button variant="quiet" size="icon-sm" aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
              <ArrowDown aria-hidden="true" />
            </Button>
            <Button variant="quiet" size="icon-sm" aria-label={`Add a turn after ${name}`} onClick={onAdd}>
              <Plus aria-hidden="true" />
            </Button>
            <Button
              variant="quiet"
              size="icon-sm"
              aria-label={`Remove ${name}`}
              disabled={!onRemove}
              onClick={onRemove}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </span>
        </div>
        <Textarea
          aria-label={`Text of ${name}`}
          rows={2}
          className="min-h-16"
          maxLength={MAX_TURN_LENGTH}
          value={turn.text}
          aria-invalid={turn.text.trim() === '' || undefined}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        {before && before.text === turn.text.trim() ? (
          <TurnChecks turn={before} />
        ) : (
          <p className="text-ink-soft text-sm">Facts and fair housing are checked after saving.</p>
        )}
      </div>
    </li>
  );
}
