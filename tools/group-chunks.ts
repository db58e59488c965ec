type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[]; code?: string | null };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const root = `${import.meta.dirname.replace(/\/tools$/, '')}/`;
const app = `${root}web/app/main.tsx`;
const order = `${root}web/app/order/create-podcast.tsx`;
const signIn = `${root}web/app/auth/auth-page.tsx`;

/** The one module through which every icon is imported. */
const isIconIndex = (id: string) => id.endsWith('/lucide-react.mjs?app');
const isIcon = (id: string) => /\/lucide-react\/.*\?app$/.test(id);

/** Everything a module needs before it runs. Of the icons, only those it names, not all that the app has. */
function reach(graph: Graph, from: string): Set<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const needed = graph.getModuleInfo(id)?.importedIds ?? [];
    waiting.push(...needed.flatMap((need) => (isIconIndex(need) ? namedIcons(graph, id, need) : [need])));
  }
  return found;
}

/** The files of the icons that a module imports by name. */
function namedIcons(graph: Graph, user: string, index: string): string[] {
  const code = graph.getModuleInfo(user)?.code ?? '';
  const list = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
  const names = list.split(',').flatMap((part) => part.trim().split(/\s/)[0] || []);
  const files = graph.getModuleInfo(index)?.code ?? '';
  return names.map((name) => {
    const file = new RegExp(`default as ${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(files)?.[1];
    if (!file) throw new Error(`no icon file for ${name}`);
    return index.replace('lucide-react.mjs', file);
  });
}

/**
 * Names the chunks of the first load, so that the order form and sign-in come in a few scripts instead of forty. Whatever
 * both need is in the frame, which every screen of the app loads.
 */
export function createChunkNames(): (id: string, graph: Graph) => string | null {
  let known: Record<'frame' | 'order' | 'signIn', Set<string>> | undefined;
  return (id, graph) => {
    if (id.endsWith('.css')) return null;
    if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
    if (/preload-helper/.test(id)) return 'start';
    known ??= { frame: reach(graph, app), order: reach(graph, order), signIn: reach(graph, signIn) };
    const isOrder = known.order.has(id);
    const isSignIn = known.signIn.has(id);
    if (known.frame.has(id) || (isOrder && isSignIn)) return 'frame';
    // One script for the icons of all later screens: each alone would be a request.
    if (isIcon(id)) return isOrder || isSignIn ? 'frame' : 'icons';
    if (isOrder) return partOf('order', id, known.order, graph);
    return isSignIn ? partOf('sign-in', id, known.signIn, graph) : null;
  };
}

/** What other screens use too, with its dependencies, gets its own chunk, so that they don't load the whole screen. */
function partOf(screen: 'order' | 'sign-in', id: string, own: Set<string>, graph: Graph): string {
  const folder = screen === 'order' ? '/web/app/order/' : '/web/app/auth/';
  const entry = screen === 'order' ? order : signIn;
  const seen = new Set<string>();
  const isOwn = (each: string): boolean => {
    if (each === entry || seen.has(each)) return true;
    seen.add(each);
    const importers = graph.getModuleInfo(each)?.importers ?? [];
    return importers.every((importer) => (own.has(importer) ? isOwn(importer) : importer.includes(folder)));
  };
  return isOwn(id) ? screen : `${screen}-parts`;
}

/** What a screen has to fetch besides the chunks that every screen of the app has already loaded. */
export function withoutFrame(_file: string, needs: string[], { hostId }: { hostId: string }): string[] {
  if (/(?:^|\/)site-/.test(hostId)) return needs;
  return needs.filter((need) => !/\/(?:frame|react|start|rolldown-runtime)-/.test(need));
}
