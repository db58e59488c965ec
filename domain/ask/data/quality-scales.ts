/**
 * What can be asked of a thing, as scales: whichever end a question names, whatever a listing says of the thing on the
 * same scale answers it. Asked whether a deck is shared, "a private deck" tells; asked whether a spot is covered, "an
 * outdoor spot" does. One a line: the words of questions, the words of listings (with ">" in front those that stand behind the name only) and, behind a bar, the only things that
 * the scale is for, by their ids or names.
 */
export const qualityScaleTable = String.raw`
mine|ours|every(?:body|one)'?s|(?:just |only )?for (?:me|us)|shared?(?: with (?:the |my |other )*(?:neighbou?rs|units?|residents|people|building|owners|others))?|private|common|communal|public|exclusive|(?:all )?to (?:myself|ourselves|yourself) => private(?:ly)?|exclusive(?:ly)?|own|deeded|shared?|common|communal|community|residents'?
warm|cold|heated|unheated|freezing|toasty|chilly|climate[- ]controlled|(?:get|gets|stay|stays|kept) (?:warm|cold) => (?:un)?heated|climate[- ]controlled|temperature[- ]controlled|radiant|insulated|all-season|four-season | garage|parking|pool|floors|radiant-floors|driveway|basement|attic|porch|sunroom|bathroom|baths|primary-bath|storage|workshop|terrace|patio
(?:un)?covered|(?:in|out)doors?|exposed|enclosed|open[- ]air|underground|sheltered|out in the open|under (?:a )?(?:roof|cover)|protected from (?:the )?(?:rain|snow|weather|elements) => (?:un)?covered|(?:in|out)doors?|exterior|enclosed|open[- ]air|underground|car-?port|garage|surface | parking|garage|pool|storage|hot-tub|carport
(?:un)?covered|exposed|enclosed|open[- ]air|sheltered|shad(?:e|ed|y)|screened(?:[- ]in)?|under (?:a )?(?:roof|cover)|protected from (?:the )?(?:rain|snow|weather|elements) => (?:un)?covered|enclosed|open[- ]air|screened(?:-in)?|pergola|awning|shad(?:e|ed|y) | patio|porch|deck|terrace|balcony|entrance|walkway
old|older|new|newer|brand[- ]?new|original|dated|outdated|updated|up[- ]to[- ]date|recent|redone|replaced|renovated|remodeled|refinished|upgraded|ancient|aging|in (?:good|decent|great|ok|okay) (?:shape|condition|working order)|need(?:s)? (?:replacing|updating|to be (?:replaced|updated|redone)) => (?:brand[- ])?new(?:er|ly)?(?! (?:york|jersey|england|orleans))|recent(?:ly)?|replaced|updated?|updates|upgrades?|upgraded|renovated|renovations?|remodel(?:ed)?|original|refinished|refreshed|installed|restored|moderni[sz]ed|rebuilt|redone|refurbished|(?:19|20)\d\d | kitchen|baths|primary-bath|floors|hardwood|windows|roof|hvac|cooling|heating|furnace|boiler|water-heater|appliances|refrigerator|stove|dishwasher|microwave|laundry|counters|cabinets|plumbing|electrical|deck|carpet|lobby|siding|garage|pool|vanity|lighting|fixtures|doors|hallways
flood(?:s|ed|ing)?|leak(?:s|ed|y|ing)?|wet|damp|moist(?:ure)?|dry|seepage|mold(?:y)?|(?:take|takes|get|gets|let|lets) (?:on |in )?water|water (?:problems?|issues?|damage|intrusion) => dry|water-?proof\w*|drain\w*|sump|flood\w*|water-?tight|damp\w*|leak\w* | basement|crawl|attic|garage|lower-level
motori[sz]ed|automatic|automated|manual|electric|remote(?:[- ]controlled)?|smart => motori[sz]ed|automat\w+|electric|remote\w*|smart|manual|mechanical|powered | shades|blinds|shutters|curtains|window-treatments|gate|garage-door|opener|awning
(?:un)?finished|built[- ]out|raw|half finished => (?:un|semi-?)?finished|built[- ]out|fully (?:renovated|tiled|built) | basement|attic|garage|lower-level|loft
bright|dark|sunny|gloomy|well[- ]lit|dim|airy => bright|sun(?:ny|lit|-\w+|drenched|filled)?|light-?filled|sky-?lit|airy|dark|(?:natural|southern|eastern|western|abundant|tons of) light | kitchen|living-room|dining-room|beds|primary-suite|guest-bedrooms|office|basement|family-room|baths|primary-bath|sunroom|loft|studio
tiny|cramped|small|big|large|spacious|roomy|huge|good[- ]sized?|decent[- ]sized?|a (?:good|decent) size => spacious|large|over-?sized|generous\w*|huge|expansive|compact|cozy|big|roomy|massive|sizeable|sizable|ample|palatial|king-?size\w*|grand | kitchen|living-room|dining-room|beds|primary-suite|guest-bedrooms|office|family-room|closets|yard|terrace|balcony|deck|patio|pantry|laundry-room|basement|storage|garage|foyer|island
(?:video|voice|audio|phone|buzzer|app|camera)(?:[- ]based)? => video|voice|audio|telephone|app|butterfly\w* | intercom
(?:wood[- ]?burning|gas|electric|decorative|ornamental|for show|real|faux|fake|working|non[- ]?working) => wood[- ]?burning|gas(?:-fired)?|electric|decorative|ornamental|faux|(?:non-)?working|ethanol | fireplace
(?:south|north|east|west)(?:ern|[- ]facing)?|sunny|shady|facing (?:south|north|east|west) => (?:south|north|east|west)\w*(?:[- ]facing)?|sun(?:ny|lit|-\w+|drenched)|shad(?:y|ed) | balcony|terrace|deck|patio|garden|yard|roof-deck|porch|windows|living-room|kitchen|beds|primary-suite
quiet|noisy|loud|busy|peaceful|leafy|calm => quiet|peaceful|tranquil|serene|tree-lined|leafy|cobblestoned?|busy|bustling|vibrant|low-traffic | street|block
open|closed|usable|finished|done|ready|available|(?:under|being) (?:renovat\w+|construction|repair\w*|work\w*|redone) => (?:currently |now )?(?:under (?:renovation|construction)|being renovated|closed|open|finished|completed|coming soon) | courtyard|pool|gym|roof-deck|lobby|garden|playroom|laundry-room|elevator
separate|open|apart|combined|(?:off|away) from the rest|tucked away|closed(?: off)?|private => separate(?:ly|d)?|open|combined|tucked|adjoin\w+|adjacent|dedicated|private | office|dining-room|laundry-room|family-room
(?:used|use) (?:it )?(?:for|as)|being used|good for|great for|set up (?:for|as)|the purpose of|configured as => >used as|serv(?:es|ing) as|(?:is |are )?(?:currently |presently )?configured as|(?:ideal|perfect|great|suited|suitable) for|built[- ]out as|set up as|doubl(?:es|ing) as|can be used|functions as|flexible space | attic|basement|beds|guest-bedrooms|loft|office|family-room|garage|sunroom|floor|level
`;

/** What was done to a thing, for a question that asks when. */
export const doneToThings =
  'swapped(?: out)?|changed(?: out)?|put (?:in|on)|done|redone|do|redo|replaced?|installed?|install|updated?|upgraded?|renovated?|remodel(?:ed)?|refinished?|fixed|added|overhauled|moderni[sz]ed|refreshed';

/** How listings say that something was done. */
export const doneAsStated =
  '(?:brand[- ])?new(?:er|ly)?|replaced|installed|updated|upgraded|renovated|renovations?|remodel(?:ed)?|redone|refinished|rebuilt|refreshed|restored|moderni[sz]ed|overhauled|added';
