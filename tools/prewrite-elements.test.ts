import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { writtenMarkup } from '#tests/support/written-markup.ts';
import { withoutSlashes } from '#web/site/write-by-react.ts';
import * as writer from '#web/site/write-markup.ts';
import { prewriteElements } from './prewrite-elements.ts';

type Page = (props: Record<string, unknown>) => ReactNode;

/** The component `Page` of a source. */
async function load(source: string): Promise<Page> {
  const jsx = { runtime: 'classic', pragma: 'h', pragmaFrag: 'F' } as const;
  const { code } = await transformWithOxc(source.replace(/^import [^;]+;/, ''), 'page.tsx', { jsx });
  const [, imported = ''] = /^import \{ ([^}]+) \}/.exec(source) ?? [];
  const names = imported.replaceAll(' as ', ': ');
  const make = new Function(
    'h',
    'F',
    'writer',
    `${code.replaceAll('$s', 'writer.isAfterText')}
    const { ${names.replace(/\w+: \$s, /, '')} } = writer; return Page`,
  );
  return make(createElement, Fragment, writer) as Page;
}

/** React is the reference here, too. */
async function expectAsReact(source: string, props: Record<string, unknown> = {}): Promise<string> {
  const early = prewriteElements(source, 'page.tsx');
  if (early === undefined) throw new Error('nothing was written');
  expect(early.split('\n')).toHaveLength(source.split('\n').length);
  const html = withoutSlashes(renderToStaticMarkup(createElement(await load(source), props)));
  expect(writtenMarkup((await load(early))(props))).toBe(html);
  return early;
}

/** What will be hydrated, against what React would hydrate. */
async function expectHydratable(source: string, props: Record<string, unknown>): Promise<string> {
  const early = prewriteElements(source, 'page.tsx', { isHydrated: true });
  if (early === undefined) throw new Error('nothing was written');
  expect(early.split('\n')).toHaveLength(source.split('\n').length);
  const html = withoutSlashes(renderToString(createElement(await load(source), props)));
  const page = createElement(await load(early), props);
  expect(writtenMarkup(writer.prewritten(writer.writeHydratable(page)))).toBe(html);
  return early;
}

const row = `
const Row = ({ label, mark, children }: { label: string; mark?: unknown; children?: unknown }) => (
  <li className="row" data-label={label}>{mark}<b>{label}</b>: {children}</li>
);
`;

test('an element becomes one text, except for what differs per page', async () => {
  const early = await expectAsReact(
    `function Page({ name, rooms }: { name: string; rooms: number }) {
  return (
    <section aria-label="Höhe" hidden tabIndex={0} data-x={'"quoted"'}>
      <h2 className="text-3xl">
        The home of {name},
        {' '}with “{rooms}” rooms
      </h2>
      {/* Nothing of this is written. */}
      <img src={name} alt="" loading="lazy" /><br />
    </section>
  );
}`,
    { name: '<Ines> & Juna 家', rooms: 0 },
  );
  expect(early).toContain('\\"><h2 class=\\"text-3xl\\">The home of "');
  expect(early.match(/\$[np]\(/g)).toHaveLength(3);
});

test('components, lists, conditions and fragments stay as they are', async () => {
  const source = `${row}
const Frame = (props: object) => <div {...props} />;
function Page({ labels, isOpen }: { labels: string[]; isOpen: boolean }) {
  const last = labels.at(-1);
  return (
    <>
      {isOpen && <p>open</p>}
      {isOpen ? <i>a</i> : <u>b</u>}
      <ol>
        {labels.map((label) => (
          <Row key={label} label={label} mark={<em>{label}</em>}>
            <span>{label.length}</span> letters
            <Row label="inner" mark=<s>x</s> />
            {label === last && <hr />}
          </Row>
        ))}
      </ol>
      <Frame className="frame" title={last}><b>{last}</b><>{labels}</></Frame>
    </>
  );
}`;
  for (const isOpen of [true, false]) await expectAsReact(source, { labels: ['Lot', 'Höhe & <co>'], isOpen });
  await expectAsReact(source, { labels: [] });
});

test('properties follow their value on the page', async () => {
  const source = `function Page({ value }: { value: string }) {
  return <a href={value} title={value} className={value} hidden={value} onClick={() => {}}>{value}</a>;
}`;
  for (const value of ['x', '', 0, 1, true, false, null, undefined, 'javascript:alert(1)'])
    if (typeof value !== 'boolean') await expectAsReact(source, { value });
});

test('the constant parts of a property are written when the server is built', async () => {
  const source = `function Page({ value }: { value: string }) {
  return (
    <div id={\`row-\${value}\`} title={\`“\${value}” & \${value}\`} data-x={\`\${value}\`}>
      <a href={\`/homes/\${value}\`} className={\`row \${value}\`}>a</a>
      <a href={\`\${value}/x\`} className={\`\${value} row\`} dir={value}>b</a>
    </div>
  );
}`;
  for (const value of ['x', '', 0, 7, null, undefined, 'javascript:alert(1)', '“é”', `<'&">`, ['a', 'b']])
    await expectAsReact(source, { value });
  const early = await expectAsReact(source, { value: 'x' });
  expect(early).toContain('<div id=\\"row-');
  expect(early).toContain('href=\\"/homes/');
  // Its first letters may be those of a script URL.
  expect(early).toContain('$p("a","href",');
});

test('a component without children is called without an element, whatever the component is', async () => {
  const source = `${row}
const Plain = ({ mark, isOpen, note }: { mark: unknown; isOpen?: boolean; note?: unknown }) => isOpen ? <i>{mark}{note}</i> : 'no';
class Old { props: object; constructor(props: object) { this.props = props; } render() { return h('s', null, 'old'); } }
Old.prototype.isReactComponent = {};
function Page({ name }: { name: string }) {
  const first = { isOpen: true };
  return (
    <section>
      <Plain
        mark="a “b”"
        isOpen
        note=<b>{name}</b>
      />
      <Plain mark={name} /><Plain {...first} mark={1} /><Plain key="z" mark={2} isOpen={true} note="x &amp; y" />
      <Row label={name} /><Old />
    </section>
  );
}`;
  const early = await expectAsReact(source, { name: 'Höhe & <co>' });
  expect(early.match(/\$c\(/g)).toHaveLength(4);
});

test('elements with rules of their own are left to the writer', async () => {
  const early = await expectAsReact(`${row}
function Page() {
  return (
    <form>
      <select defaultValue="b"><option value="a">a</option><option value="b">b</option></select>
      <textarea defaultValue="x" />
      <p title="a &amp; b">&copy; all</p>
      <div dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />
      <Row label="field"><input defaultValue="y" name="z" /></Row>
    </form>
  );
}`);
  expect(early).toContain('<select defaultValue="b"><option value="a">a</option>');
  expect(early).toContain('<p title="a &amp; b">&copy; all</p>');
});

test('a file without elements is left as it is', () => {
  expect(prewriteElements('export const rooms = <T,>(a: T) => a;', 'rooms.tsx')).toBeUndefined();
});

test('arguments of createElement stay as they are', () => {
  const given = 'createElement(\'a-player\', {}, <a href="/x">Listen</a>)';
  const written = prewriteElements(`const Page = () => <p>Here: {${given}}</p>;`, 'page.tsx');
  expect(written).toContain(given);
});

test('adjacent texts are kept apart in what will be hydrated, and only there', async () => {
  const source = `${row}
function Told({ words }: { words: unknown }) {
  const aside = <b>{words}: aside</b>;
  return <>{words}{aside}{words}</>;
}
function Page({ words, isOpen }: { words: unknown; isOpen: boolean }) {
  const before = <em>before {words}</em>;
  return (
    <section onClick={() => words} title={String(words)}>
      Here: {words}
      {' '}and {words}{words}
      <i>{words}</i>{words}
      <><s>all</s> of {words} <></></>, {isOpen && <u>it</u>} {isOpen ? 'yes' : null}{3}
      <Told words={words} /><hr /><Told words={words} /> then <Row label="a" mark={before}>{words}{before} end</Row>{words}
      {[words, <hr key="a" />, words, 'x']} {before}{words}
      <p>{isOpen}{''}{words}</p><p>{'one'}two{'three'} &amp;</p>
      <ul>only<li>{words}</li>last</ul>
    </section>
  );
}`;
  for (const words of ['lot', '', 'Höhe & <co>', 7, null, ['a', 'b']])
    for (const isOpen of [true, false]) await expectHydratable(source, { words, isOpen });
  const early = await expectHydratable(source, { words: 'lot', isOpen: true });
  expect(early).toContain('</li>last</ul>');
  expect(early).not.toContain('onClick');
});
