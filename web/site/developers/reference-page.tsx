import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import type { ApiOperation } from './api-reference.ts';
import { CodeBlock } from './code-block.tsx';
import { developerPage } from './developer-page.tsx';

/** Every call of the API. */
export async function referencePage({ site, apiReference }: SiteContext): Promise<Page> {
  const tags = [...new Set(apiReference.map(({ tag }) => tag))];
  return developerPage(site, {
    path: '/developers/reference',
    title: 'API reference',
    description: 'Every call of the Hearthcast API, with its fields, answers and code to copy.',
    intro: <p>Every call, with its fields and code to copy.</p>,
    contents: tags.map((tag) => ({ id: tag.toLowerCase(), title: tag })),
    children: tags.map((tag) => (
      <section key={tag} id={tag.toLowerCase()} className="flex min-w-0 scroll-mt-6 flex-col gap-10">
        <h2 className="text-3xl">{tag}</h2>
        {apiReference
          .filter((operation) => operation.tag === tag)
          .map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
      </section>
    )),
  });
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, description, scopes, status, problems, fields } = operation;
  return (
    <article id={id} className="flex min-w-0 scroll-mt-6 flex-col gap-4 border-rule border-t pt-6">
      <h3 className="text-xl">{summary}</h3>
      <p className="break-all">
        <code>
          <strong>{method}</strong> {path}
        </code>
      </p>
      {description && <p className="max-w-[62ch] text-ink-soft">{description.replaceAll('`', '')}</p>}
      <p className="text-sm">
        Scope: <code>{scopes.join(' or ')}</code> · answers {status} · refuses with {problems.join(', ')}
      </p>
      {fields.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
          {fields.map(({ name, type, isRequired }) => (
            <div key={name} className="contents">
              <dt>
                <code className="font-semibold">{name}</code>
                {isRequired && <span className="text-ink-soft"> required</span>}
              </dt>
              <dd className="break-words text-ink-soft">{type}</dd>
            </div>
          ))}
        </dl>
      )}
      <CodeBlock label={`curl: ${id}`} code={operation.curl} />
      <CodeBlock label={`TypeScript: ${id}`} code={operation.typescript} />
    </article>
  );
}
