import type { ApiField } from './api-reference.ts';
import { CodeText } from './code-text.tsx';
import { NameList } from './name-list.tsx';

/** The fields of a request or an object, each with its type and what it holds. */
export function FieldList({ fields }: { fields: ApiField[] }) {
  return (
    <div className="text-sm">
      <NameList
        items={fields.map(({ name, type, isRequired, text }) => ({
          name,
          note: isRequired && <span className="text-ink-soft"> required</span>,
          text: (
            <>
              <span className="break-words font-mono text-[0.9em]">{type}</span> · <CodeText text={text} />
            </>
          ),
        }))}
      />
    </div>
  );
}
