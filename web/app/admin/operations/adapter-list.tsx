import type { OperationsView } from '#domain/operations/schema.ts';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

export function AdapterList({ capabilities }: { capabilities: OperationsView['capabilities'] | undefined }) {
  return (
    <section aria-labelledby="adapters" className="flex flex-col gap-3">
      <div>
        <h2 id="adapters" className="text-2xl">
          Adapters
        </h2>
        <p className="text-ink-soft text-sm">What this server was started with.</p>
      </div>
      {capabilities ? (
        <KeyValueList>
          {capabilities.map(({ name, inUse }) => (
            <KeyValue key={name} name={name}>
              <span className="break-words">{inUse}</span>
            </KeyValue>
          ))}
        </KeyValueList>
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}
