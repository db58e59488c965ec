import { Island } from '../island.tsx';

type CodeBlockProps = { label: string; code: string };

/** Code with its name and a button that copies it; without scripts, a click selects all of it. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className="min-w-0 rounded-md border border-rule bg-raised">
      <figcaption className="flex items-center justify-between gap-3 border-rule border-b py-1.5 ps-4 pe-2 font-semibold text-sm">
        {label}
        <Island name="copy-code" wake="touch" props={{ text: code, label }} />
      </figcaption>
      {/* Long lines wrap, so nothing is cut off; copying gives the original lines. */}
      <pre className="wrap-anywhere whitespace-pre-wrap p-4 text-sm leading-relaxed">
        <code className="select-all">{code}</code>
      </pre>
    </figure>
  );
}
