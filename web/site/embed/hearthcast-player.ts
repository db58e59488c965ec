import type { PlayerData } from '#domain/listings/sharing/schema.ts';
import { trackListening, whenSeen } from '../track-listening.ts';
import { wantsNoCount } from '../visit-source.ts';
import { playerStyles } from './player-styles.ts';
import { createPlayerView } from './player-view.ts';

/** Our own server, whatever page loads this file. */
const origin = new URL(import.meta.url).origin;
const texts = {
  loading: 'Loading the episode…',
  gone: 'This episode is no longer available.',
  failed: 'We couldn’t load the player.',
};

/**
 * `<hearthcast-player src="…/listings/slug">`: the player on any page. Uses the page's own colors, and shows the
 * content between its tags in browsers without scripts and on failures.
 */
export class HearthcastPlayer extends HTMLElement {
  static readonly observedAttributes = ['src'];
  private readonly root = this.attachShadow({ mode: 'open' });
  private loading: AbortController | undefined;
  private readonly told = new Set<string>();

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(playerStyles);
    this.root.adoptedStyleSheets = [sheet];
    void this.load();
  }

  disconnectedCallback(): void {
    this.loading?.abort();
    this.draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.load();
  }

  private async load(): Promise<void> {
    this.loading?.abort();
    const loading = new AbortController();
    this.loading = loading;
    this.say(texts.loading);
    try {
      const data = await this.read(loading.signal);
      if (loading.signal.aborted) return;
      if (data) this.show(data);
      else this.say(texts.gone);
    } catch {
      if (!loading.signal.aborted) this.say(texts.failed, { hasLink: true });
    }
  }

  /** The episode; undefined if it was taken offline. */
  private async read(signal: AbortSignal): Promise<PlayerData | undefined> {
    const slug = /\/(?:listings?|embed)\/([^/?#]+)/.exec(this.getAttribute('src') ?? '')?.[1];
    const answer = await fetch(`${origin}/player/v1/homes/${slug}`, { signal, credentials: 'omit' });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.json()) as PlayerData;
  }

  /** A file that can't be played may have been taken offline in the meantime. */
  private async check(): Promise<void> {
    const { signal } = this.loading ?? new AbortController();
    const data = await this.read(signal).catch(() => 'unknown');
    if (!data) this.say(texts.gone);
  }

  private say(text: string, { hasLink = false } = {}): void {
    const status = document.createElement('p');
    status.role = 'status';
    status.textContent = text;
    this.draw(status, ...(hasLink ? [document.createElement('slot')] : []));
  }

  /** An episode that is no longer shown must not continue. */
  private draw(...nodes: Node[]): void {
    this.root.querySelector('audio')?.pause();
    this.root.replaceChildren(...nodes);
  }

  private show(data: PlayerData): void {
    const { section, audio } = createPlayerView(data, { onError: () => void this.check() });
    this.draw(section);
    if (wantsNoCount()) return;
    const tell = (kind: string) => {
      const key = `${data.listingId} ${kind}`;
      if (this.told.has(key)) return;
      this.told.add(key);
      const body = JSON.stringify({ listing: data.listingId, source: 'embed', kind });
      // A failed count must not disturb the page.
      fetch(`${origin}/reach`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
        () => {},
      );
    };
    whenSeen(this, () => tell('shown'));
    trackListening(audio, tell);
  }
}

if (!customElements.get('hearthcast-player')) customElements.define('hearthcast-player', HearthcastPlayer);
