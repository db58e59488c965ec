type Load = (path: string) => Promise<void>;

let load: Load = async () => {};

/** Sets what loads the code of a screen. */
export function setScreenLoader(loader: Load): void {
  load = loader;
}

/** Loads the code of a screen that somebody is about to open. */
export function preloadScreen(to: string): void {
  void load(new URL(to, location.href).pathname);
}
