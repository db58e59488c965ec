import type { ProductionRecord } from '#domain/production/run/schema.ts';

type Writer = NonNullable<ProductionRecord['writer']>;
type SceneRecord = NonNullable<Writer['scenes']>[number];

/** Who wrote the script; for a language model, how it was asked for each scene, what it cost and what was refused. */
export function ScriptWriter({ writer }: { writer: Writer }) {
  const { name, model, costCents, scenes = [] } = writer;
  return (
    <section aria-label="Writer" className="mt-6 flex flex-col gap-2 text-sm">
      <p>
        <span className="text-ink-soft">Written by</span>{' '}
        {model ?? (name === 'built-in' ? 'the built-in writer' : name)}
        {costCents !== undefined && <span className="text-ink-soft"> · {formatCost(costCents)}</span>}
      </p>
      {scenes.map((scene) => (
        <Scene key={scene.scene} scene={scene} />
      ))}
    </section>
  );
}

function Scene({
  scene: { scene, writtenBy, model, temperature, seed, costCents, refusals },
}: {
  scene: SceneRecord;
}) {
  const details = [
    model,
    ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    formatCost(costCents),
  ];
  return (
    <details className="rounded-md border border-rule px-3 py-2">
      <summary className="flex cursor-pointer justify-between gap-2">
        <span className="capitalize">{scene}</span>
        <span className="text-ink-soft">{writtenBy === 'model' ? 'Model' : 'Built-in'}</span>
      </summary>
      <p className="mt-2 break-words text-ink-soft">{details.join(' · ')}</p>
      {refusals.length > 0 && (
        <ul className="mt-2 flex list-disc flex-col gap-1 break-words pl-4">
          {refusals.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** A scene costs less than a cent. */
const formatCost = (cents: number) => `$${(cents / 100).toFixed(4)}`;
