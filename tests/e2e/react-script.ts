import { readFileSync } from 'node:fs';

/** React as other people's pages load it: its own files, nothing of ours. */
const files = {
  react: 'react/cjs/react.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
};

/** One script that runs `body` with React and its renderer. */
export function reactScript(body: string): string {
  const modules = Object.entries(files).map(
    ([name, file]) =>
      `${JSON.stringify(name)}: (exports, require) => {${readFileSync(`node_modules/${file}`, 'utf8')}}`,
  );
  return `const modules = {${modules.join(',')}}, known = {};
function load(name) {
  if (!known[name]) modules[name]((known[name] = {}), load);
  return known[name];
}
((React, { createRoot }) => {${body}})(load('react'), load('react-dom/client'));`;
}
