import { createContext, createElement as h, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { writtenMarkup as written } from '#tests/support/written-markup.ts';
import { withoutSlashes } from './write-by-react.ts';
import { prewritten, writeHydratable } from './write-markup.ts';

/** React is the reference for everything here. */
function expectAsReact(node: ReactNode): void {
  const html = withoutSlashes(renderToStaticMarkup(node));
  expect(written(node)).toBe(html);
  // What was learned the first time gives the same result the second time.
  expect(written(node)).toBe(html);
}

const Shade = createContext('light');

function Shaded({ children }: { children?: ReactNode }) {
  return h('i', { className: useContext(Shade) }, children);
}

function Row({ label, children }: { label: string; children?: ReactNode }) {
  return h('div', { className: 'row', 'data-label': label }, h('b', null, label), ': ', children);
}

function Word({ of }: { of: string }) {
  return of;
}

test('text, lists and components', () => {
  expectAsReact(['a', 1, 0, null, undefined, true, false, 12n, ['b', [h('br', { key: 'br' })]]]);
  expectAsReact(h(Row, { label: 'Lot' }, h('span', null, 'half an acre'), ' or so'));
  expectAsReact(h('p', null, 'a', '', 'b', 0, -1, 1.5));
});

test('anything that could be taken for markup is escaped', () => {
  const hostile = `</script><script>alert("1")</script> & 'quoted'`;
  expectAsReact(h('p', { title: hostile, 'data-x': hostile, className: hostile }, hostile, [hostile]));
  expect(written(h('p', { title: hostile }, hostile))).not.toContain('<script');
  // A long text is escaped differently.
  const long = hostile.repeat(40);
  expectAsReact(h('p', { title: long, 'data-x': `“${long}`, className: long }, long, [`é${long}`]));
});

test('letters from every alphabet stay what they are', () => {
  const foreign = 'Piñon × “Höhe” · 家 · 🏡 & co';
  expectAsReact(h('p', { title: foreign, className: foreign, 'aria-label': foreign }, foreign));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words.
  expect(written(h('p', { dangerouslySetInnerHTML: { __html: `<b>${foreign}</b>` } }))).toBe(
    `<p><b>${foreign}</b></p>`,
  );
});

test('an address that would run a script is defused', () => {
  for (const href of ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)']) {
    expectAsReact(h('a', { href }, 'x'));
    expectAsReact(h('form', { action: href }));
    expect(written(h('a', { href }))).not.toContain('alert');
  }
});

const values = ['x', '', '7', 0, 1, -1, 2.5, true, false, null, undefined];
const numbers = ['rowSpan', 'span', 'start'];
const names = [
  'className',
  'id',
  'href',
  'src',
  'srcSet',
  'hidden',
  'disabled',
  'download',
  'open',
  'inert',
  'tabIndex',
  'rowSpan',
  'colSpan',
  'span',
  'start',
  'width',
  'aria-hidden',
  'aria-label',
  'data-chapter',
  'htmlFor',
  'dateTime',
  'fetchPriority',
  'strokeWidth',
  'viewBox',
  'xlinkHref',
  'itemScope',
  'itemProp',
  'autoFocus',
  'suppressHydrationWarning',
  'onClick',
  'crossOrigin',
  'charSet',
  'content',
];

test('properties are written as React writes them, whatever their value', () => {
  // React's development build warns about values that make no sense.
  const remarks = vi.mocked(console.error).mockImplementation(() => {});
  for (const tag of ['div', 'a', 'path', 'img', 'td', 'ol', 'button']) {
    for (const name of names) {
      // For an image's URL and a button's type, React reads more than the tag itself.
      if (tag === 'img' && (name === 'src' || name === 'srcSet')) continue;
      for (const value of values) {
        // React leaves out a word if only a number makes sense; nobody writes one.
        if (value === 'x' && numbers.includes(name)) continue;
        expectAsReact(h(tag, { [name]: value }));
      }
    }
  }
  expectAsReact(h('div', { style: { marginTop: 4, '--x': 'y' } }));
  expectAsReact(h('div', { onClick: () => {}, ref: { current: null } }));
  expectAsReact(h('input', { name: 'email', ref: { current: null } }));
  remarks.mockReset();
});

test('a field is written with its own value last, as React does', () => {
  const listen = () => {};
  expectAsReact(h('input', { value: 'b', name: 'x', type: 'text', onChange: listen }));
  expectAsReact(h('input', { type: 'range', min: 0, max: 9, value: 0, 'aria-label': 'x', onChange: listen }));
  for (const given of [{ value: '' }, { defaultValue: '' }, { defaultValue: 0 }, { name: '' }, {}])
    expectAsReact(h('input', { onChange: listen, ...given, required: true }));
  for (const given of [{ checked: true }, { checked: false }, { defaultChecked: true }])
    expectAsReact(h('input', { type: 'checkbox', ...given, value: 'on', onChange: listen }));
  for (const given of [{ value: 'b' }, { defaultValue: '\n<é> & b' }, { defaultValue: 0 }, {}])
    expectAsReact(h('textarea', { id: 'x', ...given, required: true, rows: 4, name: 'y', onChange: listen }));
  expectAsReact(h('input', { type: 'submit', formAction: '/elsewhere', formMethod: 'post', name: 'x' }));
});

test('React renders identical elements once, and nothing else is mistaken for one', () => {
  const choice = (values: string[], more: object = {}) =>
    h(
      'select',
      { defaultValue: 'b', onChange: () => {}, ...more },
      values.map((value) => h('option', { key: value, value }, value, ' rooms')),
    );
  for (const values of [['a', 'b'], ['a', 'b', 'c'], ['a)(b'], ['b']]) {
    expectAsReact(choice(values));
    expectAsReact(choice(values, { name: 'rooms' }));
  }
});

test('inside what will be hydrated, adjacent texts are kept apart as in React', () => {
  const nodes = [
    h('p', null, 'a', 1, 'b'),
    h('p', null, 'alone'),
    h('p', null, 'a', '', null, false, 'b', h('b', null, 'c', 2n), 'd', ['e', 'f']),
    h('p', null, h(Word, { of: 'a' }), h(Word, { of: 'é' }), ' & ', h('br'), 'c', h('input'), 'd'),
    h('label', null, 'Speed', h('select', { defaultValue: 1 }, h('option', { value: 1 }, 1, '×')), 'x'),
    ['a', 'b'],
  ];
  for (const node of nodes) {
    const html = withoutSlashes(renderToString(node));
    expect(written(prewritten(writeHydratable(node)))).toBe(html);
    expect(written(prewritten(writeHydratable(node)))).toBe(html);
    // The rest of the page needs no marks.
    expect(written([prewritten(writeHydratable(node)), h('p', { key: 'next' }, 'a', 'b')])).toBe(
      `${html}<p>ab</p>`,
    );
  }
});

test('fields, contexts and custom elements are as React writes them', () => {
  expectAsReact(h('input', { defaultValue: 'a "b"', name: 'x', type: 'text' }));
  expectAsReact(h('textarea', { defaultValue: '\nfirst' }));
  expectAsReact(
    h(
      'select',
      { defaultValue: 'b' },
      ['a', 'b'].map((value) => h('option', { key: value, value }, value)),
    ),
  );
  expectAsReact(h('pre', null, '\ncode'));
  expectAsReact(h('pre', { className: 'x' }, h('code', null, '\ncode'), '\nmore'));
  expectAsReact(h('x-player', { src: 'a', hidden: true, className: 'b' }, 'c'));
  expectAsReact(h(Shade.Provider, { value: 'dark' }, h(Shaded, null, h('b', null, 'x'))));
});
