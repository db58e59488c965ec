let load: (path: string) => void = () => {};

/** Sets what loads the code of a screen. */
export function setScreenLoader(loader: (path: string) => void): void {
  load = loader;
}

/** Loads the code of a screen that somebody is about to open. */
export function preloadScreen(to: string): void {
  load(new URL(to, location.href).pathname);
}
