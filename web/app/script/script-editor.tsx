import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ScriptView } from '#domain/production/reviews/schema.ts';
import { chapterTitles } from '#domain/script/rules.ts';
import { request } from '../../browser/api.ts';
import { notify } from '../../components/ui/notify.ts';
import { addAfter, changeTurn, type DraftTurn, moveTurn, toDraft } from './draft-turns.ts';
import { SaveBar } from './save-bar.tsx';
import { scriptKey } from './script-key.ts';
import { TurnCard } from './turn-card.tsx';

type Draft = { seenHash: string; turns: DraftTurn[] };

/** The turns of a script by chapter. Nothing is sent until it is saved. */
export function ScriptEditor({ script }: { script: ScriptView }) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [moved, setMoved] = useState('');
  const turns = draft?.turns ?? toDraft(script.turns);
  const before = new Map(script.turns.map((turn) => [turn.id, turn]));
  const save = useMutation({
    mutationFn: ({ seenHash, turns }: Draft) =>
      request('POST /api/podcasts/:podcastId/script', {
        podcastId: script.podcastId,
        seenHash,
        turns: turns.map(({ key: _, ...turn }) => turn),
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: scriptKey(script.podcastId) });
      setDraft(null);
      notify.success('Script saved. We’re recording what changed.');
    },
    onError: async (error) => {
      notify.error(`The script was not saved. ${error.message}`);
      await queries.invalidateQueries({ queryKey: scriptKey(script.podcastId) });
    },
  });
  useWarningBeforeLeaving(draft !== null);

  const change = (next: DraftTurn[]) =>
    setDraft({ seenHash: draft?.seenHash ?? script.contentHash, turns: next });

  function move(key: string, by: -1 | 1) {
    const next = moveTurn(turns, key, by);
    if (next === turns) return;
    const held = document.activeElement;
    flushSync(() => change(next));
    // Browsers drop the focus of an element that moves.
    if (held instanceof HTMLElement) held.focus();
    const at = next.findIndex((turn) => turn.key === key);
    const { chapter } = next[at] as DraftTurn;
    setMoved(`Place ${at + 1} of ${next.length}, ${chapterTitles[chapter]}`);
  }

  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol className="flex flex-col gap-3">
        {turns.map((turn, at) => (
          <TurnCard
            key={turn.key}
            turn={turn}
            place={at + 1}
            chapter={turns[at - 1]?.chapter === turn.chapter ? undefined : chapterTitles[turn.chapter]}
            before={before.get(turn.key)}
            onChange={(part) => change(changeTurn(turns, turn.key, part))}
            onMove={(by) => move(turn.key, by)}
            onAdd={() => change(addAfter(turns, turn.key, crypto.randomUUID()))}
            onRemove={
              turns.length > 1 ? () => change(turns.filter(({ key }) => key !== turn.key)) : undefined
            }
          />
        ))}
      </ol>
      {draft && (
        <SaveBar
          turns={draft.turns}
          script={script}
          isStale={draft.seenHash !== script.contentHash}
          isSaving={save.isPending}
          onSave={() => save.mutate(draft)}
          onDiscard={() => setDraft(null)}
        />
      )}
    </div>
  );
}

function useWarningBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
