import type { ReactNode } from 'react';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import type { ApiObject, ApiOperation } from './api-reference.ts';
import { CodeBlock } from './code-block.tsx';
import { CodeText } from './code-text.tsx';
import { developerPage } from './developer-page.tsx';
import { FieldList } from './field-list.tsx';

const link = 'text-ember-text underline';

/** Every call of the API. */
export async function referencePage({ site, apiReference }: SiteContext): Promise<Page> {
  const { operations, objects } = apiReference;
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const tagged = (wanted: string) => operations.filter(({ tag }) => tag === wanted);
  return developerPage(site, {
    path: '/developers/reference',
    title: 'API reference',
    description: 'Every endpoint in the Hearthcast API, with its fields, responses and code to copy.',
    intro: (
      <p>
        Every call, with its fields, what it returns, and code to copy. For code generators, there’s an{' '}
        <a href="/v1/openapi.json" className={link}>
          OpenAPI document
        </a>
        .
      </p>
    ),
    contents: [
      ...tags.map((tag) => ({
        id: tag.toLowerCase(),
        title: tag,
        parts: tagged(tag).map(({ id, summary }) => ({ id, title: summary })),
      })),
      {
        id: 'objects',
        title: 'Objects',
        parts: objects.map(({ name }) => ({ id: objectId(name), title: name })),
      },
    ],
    children: (
      <>
        {tags.map((tag) => (
          <ReferenceGroup key={tag} id={tag.toLowerCase()} title={tag}>
            {tagged(tag).map((operation) => (
              <Operation key={operation.id} operation={operation} />
            ))}
          </ReferenceGroup>
        ))}
        <ReferenceGroup id="objects" title="Objects">
          {objects.map((object) => (
            <ReturnedObject key={object.name} object={object} />
          ))}
        </ReferenceGroup>
      </>
    ),
  });
}

const objectId = (name: string) => `object-${name.toLowerCase()}`;

function ReferenceGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="flex min-w-0 scroll-mt-6 flex-col gap-10">
      <h2 className="text-3xl">{title}</h2>
      {children}
    </section>
  );
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, description, inputs } = operation;
  return (
    <article id={id} className="flex min-w-0 scroll-mt-6 flex-col gap-4 border-rule border-t pt-6">
      <h3 className="text-xl">{summary}</h3>
      <p className="break-all">
        <code>
          <strong>{method}</strong> {path}
        </code>
      </p>
      {description && (
        <p className="max-w-[62ch]">
          <CodeText text={description} />
        </p>
      )}
      <Facts operation={operation} />
      {inputs.map(({ place, fields }) => (
        <div key={place} className="flex flex-col gap-2">
          <h4 className="font-sans font-semibold">{place}</h4>
          <FieldList fields={fields} />
        </div>
      ))}
      <CodeBlock label={`curl: ${id}`} code={operation.curl} />
      <CodeBlock label={`Response: ${id}`} code={operation.sample} />
      <details>
        <summary className="cursor-pointer py-3 font-semibold text-sm">With the JavaScript client</summary>
        <CodeBlock label={`JavaScript: ${id}`} code={operation.javascript} />
      </details>
    </article>
  );
}

function Facts({ operation }: { operation: ApiOperation }) {
  const { scopes, status, returns, isList, problems } = operation;
  return (
    <ul className="grid gap-1 text-ink-soft text-sm">
      <li>
        Scope:{' '}
        {scopes.map((scope, index) => (
          <span key={scope}>
            {index > 0 && ' or '}
            <code>{scope}</code>
          </span>
        ))}
      </li>
      <li>
        Returns: {status} with {isList ? 'a page of ' : ''}
        <a href={`#${objectId(returns)}`} className={link}>
          {returns}
        </a>
      </li>
      <li>
        <a href="/developers/errors" className={link}>
          Errors
        </a>
        : {problems.join(', ')}
      </li>
    </ul>
  );
}

function ReturnedObject({ object: { name, fields } }: { object: ApiObject }) {
  return (
    <article
      id={objectId(name)}
      className="flex min-w-0 scroll-mt-6 flex-col gap-4 border-rule border-t pt-6"
    >
      <h3 className="text-xl">
        <code>{name}</code>
      </h3>
      <FieldList fields={fields} />
    </article>
  );
}
