import { escapeText } from './byte-text.ts';
import { writeAttribute } from './write-attribute.ts';

type Props = Record<string, unknown>;

/** A form field in React's own order; undefined if React does more. What people typed isn't kept. */
export function writeField(tag: string, props: Props): string | undefined {
  if (props.formAction !== undefined || props.children !== undefined) return undefined;
  if (tag === 'input') return writeInput(props);
  return tag === 'textarea' ? writeTextarea(props) : undefined;
}

const lastOfInput = new Set(['name', 'checked', 'defaultChecked', 'value', 'defaultValue']);
const insideOfTextarea = new Set(['value', 'defaultValue']);

function writeInput(props: Props): string {
  const checked = props.checked ?? props.defaultChecked;
  return `<input${writeAllBut(lastOfInput, 'input', props)}${writeGiven('name', props.name)}${
    checked ? ' checked=""' : ''
  }${writeGiven('value', props.value ?? props.defaultValue)}>`;
}

function writeTextarea(props: Props): string {
  const text = String(props.value ?? props.defaultValue ?? '');
  // Browsers drop an empty first line.
  const first = text.startsWith('\n') ? '\n' : '';
  return `<textarea${writeAllBut(insideOfTextarea, 'textarea', props)}>${first}${escapeText(text)}</textarea>`;
}

function writeAllBut(others: Set<string>, tag: string, props: Props): string {
  let html = '';
  for (const key in props) {
    const value = props[key];
    if (value !== null && value !== undefined && !others.has(key)) html += writeAttribute(tag, key, value);
  }
  return html;
}

function writeGiven(name: string, value: unknown): string {
  return value === null || value === undefined ? '' : writeAttribute('input', name, value);
}
