import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';

export type Import = { from: string; to: string; isTypeOnly: boolean };
type FileImports = { files: Import[]; packages: { name: string; isTypeOnly: boolean }[] };

const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
const call = /\b(?:import|require|require\.resolve|import\.meta\.resolve)\(\s*['"]([^'"\n]+)['"]\s*[,)]/g;

/** The project's TypeScript files without fixtures. */
export function listSourceFiles(folders: string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !file.includes('fixtures'))
    .sort();
}

/** What a file imports: files of ours, and packages by name. */
export function readImports(from: string): FileImports {
  const source = readFileSync(from, 'utf8');
  const found = [
    ...[...source.matchAll(statement)].map((match) => ({
      specifier: match[2] as string,
      isTypeOnly: match[1] !== undefined,
    })),
    ...[...source.matchAll(call)].map((match) => ({ specifier: match[1] as string, isTypeOnly: false })),
  ];
  return {
    files: found
      .filter(({ specifier }) => /^[#.]/.test(specifier))
      .map(({ specifier, isTypeOnly }) => ({ from, to: resolve(from, specifier), isTypeOnly })),
    packages: found
      .filter(
        ({ specifier }) => /^[@a-z]/i.test(specifier) && !specifier.includes(':') && !isBuiltin(specifier),
      )
      .map(({ specifier, isTypeOnly }) => ({ name: packageOf(specifier), isTypeOnly })),
  };
}

function resolve(from: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  return path.startsWith('#') ? path.slice(1) : normalize(join(dirname(from), path));
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Tarjan's algorithm: each group of nodes that all reach each other. */
export function findCircles(edges: [string, string][]): string[][] {
  const targets = Map.groupBy(edges, ([from]) => from);
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  /** The earliest open node that is reachable from this one. */
  function visit(node: string): number {
    const own = order.size;
    let earliest = own;
    order.set(node, own);
    open.push(node);
    for (const [, next] of targets.get(node) ?? []) {
      if (!order.has(next)) earliest = Math.min(earliest, visit(next));
      else if (open.includes(next)) earliest = Math.min(earliest, order.get(next) as number);
    }
    if (earliest === own) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return earliest;
  }

  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return circles;
}
