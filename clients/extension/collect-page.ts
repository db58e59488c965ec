export type CollectedPage = { url: string; html: string };

/**
 * The open page as the person sees it, with the frames that its own site shows in it: MLS systems keep the listing in one.
 * The browser runs this function alone inside the page, so it uses nothing from outside itself.
 */
export function collectPage(): CollectedPage {
  const minFrameText = 200;
  const frames = [...document.querySelectorAll('iframe, frame')].flatMap((frame) => {
    try {
      const body = (frame as HTMLIFrameElement).contentDocument?.body;
      return body && body.textContent.length >= minFrameText ? [body.innerHTML] : [];
    } catch {
      // A frame of another site is none of our business.
      return [];
    }
  });
  const html = `<!doctype html>${document.documentElement.outerHTML}`;
  return {
    url: location.href,
    html: frames.reduce((all, frame) => `${all}<section>${frame}</section>`, html),
  };
}
