/** Words before a feature's name that a visitor can check. We keep them as the listing has them. */
export const factualWords = `
granite quartzite quartz marble carrara calacatta statuary statuario danby arabescato soapstone limestone travertine
slate bluestone flagstone stone brick concrete terrazzo butcher block butcher-block porcelain ceramic tile tiled
subway mosaic stainless steel stainless-steel wide-plank wide plank white-oak oak walnut maple cherry mahogany teak
hickory heart-pine pine cedar bamboo birch ebony wood wooden timber hardwood copper brass wrought iron cast-iron cast
glass leaded stained stained-glass plaster zellige composite onyx corian caesarstone silestone laminate formica vinyl
metal mirrored lacquer lacquered paneled panelled panel-ready paneling marble-clad wood-paneled glass-enclosed
white black gray grey navy blue green sage cream dark espresso two-tone matte gold natural light pale
large oversized over-sized small compact full-size full-sized king-size king-sized queen-size queen-sized wide deep long
tall high double-sided two-sided three-sided extra-wide extra-large full half
attached detached heated private shared common communal fenced fenced-in gated covered screened screened-in enclosed wraparound
wrap-around finished unfinished partially fully walk-out walkout built-in custom custom-built custom-designed original
restored preserved refinished refurbished vintage antique period exposed freestanding free-standing clawfoot claw-foot jetted
frameless walk-in separate dual double triple central rear front side back lower upper rooftop landscaped planted paved paver
deeded assigned leased reserved indoor outdoor in-ground inground above-ground saltwater vented integrated open open-concept
open-plan formal eat-in windowed coffered vaulted beamed arched floating spiral curved tankless zoned multi-zone
two-zone dual-zone working decorative wood-burning woodburning gas gas-burning electric ventless part-time full-time
24-hour 24/7 round-the-clock live-in on-site onsite virtual video keyed key-locked shaker shaker-style flat-panel soft-close
high-efficiency energy-efficient double-pane triple-pane double-hung casement picture bay tandem two-story updated renovated
remodeled newer new brand-new low floor-to-ceiling wall-to-wall radiant radiant-heated steam rain rainfall soaking
hand-scraped hand-carved polished honed engineered herringbone chevron parquet
north-facing south-facing east-facing west-facing northeast-facing northwest-facing southeast-facing southwest-facing
north south east west northern southern eastern western corner main primary second third guest master
garden garage kitchen breakfast center central dining living family laundry basement roof rooftop wine beverage
front-loading side-by-side stackable stacked in-unit ensuite en-suite juliet juliette french english japanese italian brazilian
american trex screened attended passenger private-entry direct lap whirlpool walk-up exterior interior loft lofted
single dedicated secure secured climate-controlled temperature-controlled refrigerated four-season three-season three-way two-way
four-seasons three-seasons motorized retractable soundproof lined tree-lined cathedral beam slab waterfall apron-front
farmhouse farm undermount under-counter undercounter professional-grade commercial-grade induction convection
pull-out recessed crown tray tin pocket sliding barn murphy bonus flex media rec recreation exercise fitness mud powder
double-height hand-cut art sleeping marble-tiled split common-area resident residents' bike package storage
`
  .trim()
  .split(/\s+/);

/** Brand names, said unchanged. Where one starts with another, the longer comes first. */
export const makers = [
  ...'Sub-Zero SubZero Sub-zero Wolf Viking Thermador Miele Bosch Gaggenau Bertazzoni Liebherr Monogram KitchenAid Samsung LG Whirlpool Frigidaire Blomberg Smeg JennAir Jenn-Air Dacor Kohler Toto TOTO Duravit Waterworks Grohe Hansgrohe Dornbracht Kallista Poliform Scavolini Boffi Bulthaup SieMatic Snaidero Italkraft Pella Marvin Andersen Lutron Crestron Sonos Savant Nest Ecobee Tesla Electrolux Maytag Carrier Trane Lennox Rinnai Navien Mitsubishi Daikin Elfa GE Asko Cove Lacanche Italian German French California'.split(
    ' ',
  ),
  'La Cornue',
  'Fisher & Paykel',
  'Fisher and Paykel',
  'GE Profile',
  'GE Monogram',
  'GE Café',
  'GE Cafe',
  'Sub Zero',
  'Speed Queen',
  'Lefroy Brooks',
  'Christopher Peacock',
  'Ann Sacks',
];

/** Praise and filler before a feature's name. We drop it, since none of it can be checked. */
export const praiseWords = `
beautiful beautifully gorgeous stunning elegant elegantly sleek stylish modern contemporary gleaming rich premium luxury luxurious
high-end top-of-the-line chef-grade chef's professional designer lovely charming cozy sunny bright airy grand gracious dramatic
striking handsome inviting solid sophisticated timeless classic true real warm thick smooth ample plentiful quality
tasteful tastefully sunlit sun-lit sun-filled sun-drenched sun-soaked sun-splashed sun-kissed sun-flooded light-filled
lush big huge spacious generous generously sized expansive massive enormous soaring impressive spectacular breathtaking magnificent
exquisite incredible amazing fabulous fantastic wonderful great exceptional extraordinary remarkable outstanding
spa-like spa-inspired spa state-of-the-art world-class one-of-a-kind serene tranquil peaceful quiet intimate
thoughtfully meticulously impeccably exquisitely freshly newly recently completely totally nicely well-appointed
well-equipped well-maintained well-designed well-organized organized oversize sprawling palatial sumptuous lavish glamorous
chic crisp immaculate perfect ideal rare unique special coveted desirable convenient versatile flexible functional
abundant copious extensive numerous multiple countless several many plenty tons showstopping show-stopping statement signature
bespoke curated artisanal architectural ornate intricate detailed authentic iconic distinguished stately romantic
welcoming gourmet lofty proper brilliant glorious huge-scale verdant leafy picturesque sweeping panoramic-style
sculptural minimalist refined plush resort-style hotel-like park-like entertainer's very super truly incredibly own
additional extra more another other also beloved cherished sparkling pristine spotless mature manicured sunken-in
`
  .trim()
  .split(/\s+/);
