const decorative =
  /logo|favicon|sprite|\bicons?\b|[-_/]icon[-_.]|[-_/]flags?\/|avatar|headshot|profile[-_]?(?:photo|pic|image)|agent[-_/]?(?:photo|image|pic|headshot)|agents?\/|\/people\/|realtor-?photo|placeholder|no[-_]?(?:photo|image)|noimage|nophoto|spacer|blank\.|1x1|transparent|spinner|app[-_]?store|google[-_]?play|play[-_]?store|equal[-_]?housing|\beho\b|idx[-_]?(?:logo|small|icon)|broker[-_]?reciprocity|watermark\.|staticmap|static[-_]?map|maps\.google|googleapis\.com\/maps|streetview|street[-_]view|mapbox|\/tiles?\/|virtualearth|openstreetmap|walkscore|greatschools|facebook|twitter|instagram|youtube|linkedin|pinterest|advert|doubleclick|analytics|\/ads?\/|share[-_]?(?:icon|thumbnail|image)|default[-_](?:image|photo|og)|og[-_](?:default|image\.)|captcha|emoji|gravatar|\.svg(?:$|\?)|\.gif(?:$|\?)|\.ico(?:$|\?)|arialogo|\/themes?\/[^?]*\/(?:img|images)\/|assets\/(?:img|images)\/(?!listing|propert)[^?]*\.png|wp-includes|hotjar|sharethis|\/team\/|\/staff\//i;

/** Site graphics whose names also occur in streets and towns (Flagstaff, Hayward): only as a graphic's file name. */
const graphicName =
  /(?<![a-z])(?:arrow|award|rating|flag|button|menu|banner|badge|marker|missing|loading|loader|pixel|star|close|caret|social)s?(?![a-z])[^/?]*\.(?:png|gif|svg|webp)(?:$|\?)|(?<![a-z])(?:badge|loading|loader|missing|pixel|banner)s?\.jpe?g/i;

export function isDecorative(url: string): boolean {
  return decorative.test(url) || graphicName.test(url);
}

const imageEnding = /\.(?:jpe?g|png|webp|avif|heic)(?:$|[?#!&])/i;
const imageHint =
  /\/(?:photos?|images?|img|pictures?|media(?:server)?|getmedia|getimage|mls|listing-?photos?|propimg|hires|large|fp|bigphoto|photo)\b|[?&](?:url|src|img|image|photo|w|width|h|fit)=|image|photo|cloudfront|cloudinary|imgix|rdcpix|ssl\.cdn|cdn/i;

/** Whether a string can be an image URL. */
export function isImageUrl(url: string): boolean {
  if (url.length < 10 || url.length > 2_000 || /\s|[<>"']/.test(url)) return false;
  if (!/^(?:https?:)?\/\/|^\/[^/]|^\.{0,2}\/?[\w%-]+[\w%/.-]*\.(?:jpe?g|png|webp)/i.test(url)) return false;
  return (
    imageEnding.test(url) ||
    (/^(?:https?:)?\/\//.test(url) &&
      imageHint.test(url) &&
      !/\.(?:js|css|html?|json|mp4|pdf|m3u8|woff2?)(?:$|\?)|(?<!(?:photo|image|img|media|picture)s?)\.(?:php|aspx?)(?:$|\?)/i.test(
        url,
      ))
  );
}

/** Image proxies carry the real URL in a parameter; the proxy's own URL changes with the size. */
export function innerUrl(url: string): string {
  const match = /[?&](?:url|src|image|img|u)=((?:https?(?::|%3A)|%2F)[^&]+)/i.exec(url);
  const nested = match ? null : /^https?:.{4,}\/(https?:\/\/.{6,})$/i.exec(url)?.[1];
  if (nested) return nested;
  if (!match?.[1]) return url;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return url;
  }
}

const sizeTokens = [
  /(?:od|rd|[slxmte])?-w\d{2,4}_h\d{2,4}(?:_x\d)?(?=[.-]|$)/g,
  /[-_/]thumbs?_\d+|-scaled(?=\.)/g,
  /-cc_ft_\d+/g,
  /-(?:p_[a-z]|o_a|h_l|uncropped_scaled_within_\d+_\d+)/g,
  /(?:[-_/]|\b)(?:w|h|width|height|q|c)[_-]?\d{2,4}(?:[,_x-](?:h|w|c|q)?_?\d{2,4})*/g,
  /[-_/]?\d{2,4}x\d{2,4}(?:[-_](?:crop|fit|c))?/g,
  /\b(?:gen[a-z]{0,16}\.|mbpaddedwide|mbphotov?\d?|bigphoto|midphoto|islphoto|tmbphoto|mbphoto)/g,
  /[-_/](?:thumb(?:nail)?s?|small|medium|large|xlarge|xl|lg|md|sm|xs|hires|highres|lowres|orig(?:in(?:al)?)?|full(?:size)?|preview|mobile|desktop|max|big|tn|huge|hq|square)(?=[-_./]|$)/g,
  /(?:od|l|x|rd|s|m|t|e)(?=\.(?:jpe?g|webp|png)$)/g,
  /(?:,|%2c|\/)(?:f_auto|q_auto|c_[a-z]+|g_[a-z]+|fl_[a-z]+|dpr_[\d.]+|ar_[\d:]+)/g,
  /\/(?:fit-in|smart|resize|crop|scale|filters:[^/]+)(?=\/)/g,
];

/** The same key for a photo at any size, in any format or through any proxy. */
export function photoKey(url: string): string {
  const inner = innerUrl(url)
    .replace(/^https?:/, '')
    .replace(/^\/\//, '');
  const [address = '', query = ''] = inner.split(/[?#]/);
  let path = address.toLowerCase().replace(/\.(?:jpe?g|png|webp|avif)(?=\.(?:jpe?g|webp|avif|png)$)/, '');
  const slash = path.indexOf('/');
  const host =
    slash < 0
      ? ''
      : path.slice(0, slash).replace(/^(?:cdn|img|images|photos|media|www|p|m|ap|ssl|i)?\d*\.?/, '');
  path = slash < 0 ? path : path.slice(slash);
  for (const token of sizeTokens) path = path.replace(token, '');
  path = path.replace(/\.(?:jpe?g|png|webp|avif|heic)$/, '').replace(/\/{2,}/g, '/');
  const ids = [
    ...query.matchAll(
      /(?:^|&)((?:id|photo|n|num|index|idx|key|file|path|guid|mls|ln|pic|imageid|photoid|mediaid|number|photonumber|ord|order|seq|i)=[^&]+)/gi,
    ),
  ].map((match) => match[1]);
  return `${host}${path}?${ids.join('&').toLowerCase()}`;
}

/** The width in pixels, guessed from the URL; 0 if unknown. */
export function widthHint(url: string): number {
  const text = url.toLowerCase();
  const pair = /(?:^|[^\d])(\d{2,4})x(\d{2,4})(?=[^\d]|$)/.exec(text);
  const named = /(?:cc_ft_|[?&/,_-]w(?:idth)?[=_-]?|[?&]mw=|scaled_within_)(\d{2,4})(?=[^\d]|$)/.exec(text);
  const number = Number(named?.[1] ?? pair?.[1] ?? 0);
  if (number >= 16) return number;
  const step = /thumbs?_(\d)\//.exec(text)?.[1];
  if (step) return 100 + Number(step) * 100;
  if (/thumb|[-_/](?:tn|small|sm|xs|mini)(?=[-_./])|islphoto|tmbphoto|p_a\b/.test(text)) return 150;
  if (/[-_/](?:medium|md|mobile|preview)(?=[-_./])|genmid|p_c\b|p_d\b|p_e\b/.test(text)) return 600;
  if (
    /[-_/](?:large|lg|xl|xlarge|full|fullsize|original|origin|orig|hires|highres|max|big|huge)(?=[-_./]|$)|bigphoto|p_f\b|o_a\b/.test(
      text,
    )
  )
    return 1_600;
  return 0;
}
