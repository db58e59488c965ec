/** The extension's manifest. It may look at a page only when its button is pressed there, and knows no site by name. */
export function extensionManifest(version: string) {
  const icons = { 16: 'icon-16.png', 32: 'icon-32.png', 48: 'icon-48.png', 128: 'icon-128.png' };
  return {
    manifest_version: 3,
    name: 'Hearthcast',
    version,
    description: 'Sends the open listing page to Hearthcast, to order a podcast episode about the home.',
    minimum_chrome_version: '116',
    permissions: ['activeTab', 'scripting'],
    action: { default_title: 'Send this listing to Hearthcast', default_icon: icons },
    background: { service_worker: 'background.js', type: 'module' },
    icons,
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'",
    },
  };
}
