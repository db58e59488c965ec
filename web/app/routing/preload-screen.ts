type Load = (path: string) => Promise<void>;

let load: Load = async () => {};

/** Sets the function that loads a screen's code. */
export function setScreenLoader(loader: Load): void {
  load = loader;
}

/** Loads the code of a screen that someone is about to open. */
export function preloadScreen(to: string): void {
  void load(new URL(to, location.href).pathname);
}
