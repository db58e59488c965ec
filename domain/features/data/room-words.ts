/** Things that stand in a room or are built into it, in the singular. We derive the plural. */
export const thingNouns = `
island peninsula counter countertop backsplash cabinet range stove cooktop oven refrigerator fridge freezer dishwasher
microwave hood sink faucet appliance pantry nook drawer cooler grill griddle cellar bar wetbar kitchenette pot-filler
fireplace mantel hearth surround skylight window door transom bookcase bookshelf shelf built-in bench desk
wall ceiling beam column floor floorboard medallion staircase chandelier sconce closet wardrobe vanity tub bathtub shower
jacuzzi whirlpool toilet bidet mirror bath bathroom bedroom suite room den office library study loft gym sauna
theater cinema lounge studio playroom sunroom solarium conservatory foyer vestibule gallery hallway mudroom atrium alcove
kitchen parlor salon workshop workroom storage-room laundry-room balcony terrace deck patio porch garden yard courtyard pergola
fountain pond pool spa gazebo firepit pit planter cabana lawn spigot speaker projector screen elevator dumbwaiter
washer dryer exposure view entrance entry exit garage attic basement powder-room fixture outlet
charger panel fan blind shade curtain stair niche railing backyard veranda lanai loggia greenhouse shed driveway
bookshelves stairs powder breakfast-bar sprayer towel-rack light headroom walkway trellis tree bed doorway seat area center machine stovetop maker package sauna ladder wine-fridge sprinkler banquette station nursery bookshelf banquette
`
  .trim()
  .split(/\s+/);

/** The same, for nouns without a plural. */
export const massNouns = `
cabinetry millwork woodwork stonework tilework shelving flooring seating paneling wainscoting storage lighting tile brick
hardwood carpet carpeting landscaping irrigation herringbone marble granite quartz wallpaper trim radiant-heat heat
air-conditioning casework joinery hardware plumbing glass decking turf fencing sound laundry molding crown-molding
`
  .trim()
  .split(/\s+/);

/** Words that may precede such a noun, besides those that may precede any feature. */
export const roomModifiers = `
foot feet square sq ft inch king queen twin full-length floor ceiling wall ceiling-height ceiling-mounted wall-mounted
over-the-range counter-depth double-door french-door side-entry two-person three-person six-person panel paneled
linen coat cedar-lined walk-through pass-through see-through reach-in his hers her-and-his his-and-hers his-and-her five-piece
four-piece three-piece five-fixture four-fixture three-fixture six-fixture wet dry prep bar farm pot ice coffee espresso tea butler's
mantel mantle vanity shower tub sink bath bathroom bedroom suite guest staff maid's maids au-pair powder family
game billiards billiard exercise yoga movie home sitting dressing music craft sewing sun garden reading art
window seat slipper hydro hydrotherapy jet air thermostatic body handheld hand-held multi-head dual-head rain-head overhead hand heated-towel
towel fire hot water plunge swimming dog catering chef wood-look wood-plank plank wide-board board inlaid barrel
hand-painted hand-laid hand-crafted handcrafted hand-forged handmade custom-made custom-fitted locally reclaimed salvaged
antiqued gilded mahogany-paneled oak-paneled wood-panelled mirrored-door sliding-glass sliding glass-door glass-front
glass-top slab-front flat-front full-height full-width double-sink two-sink single-sink square-foot square-feet
cook's prep-sink built-out outfitted organized closet hanging cubby library-style bluestone-paved ipe mahogany-decked
decked irrigated outdoor-kitchen gas-line lockable insulated walk-down sunken raised beadboard shiplap brick-lined
whitewashed bleached cerused stained limed ebonized fumed rift-sawn quarter-sawn quarter-sawn-oak rift-cut thassos bianco dolomiti
nero marquina taj mahal viola cristallo terra-cotta terracotta saltillo penny hex hexagonal encaustic glazed glass-tile porcelain-tile
stone-tile marble-top stone-topped granite-topped marble-topped quartz-topped wood-topped butcher-block-topped cantilevered
north- south- east- west-facing street-facing garden-facing courtyard-facing park-facing lake-facing rear-facing front-facing
lake city skyline river park ocean water mountain treetop courtyard street bridge harbor panoramic unobstructed open protected direct
appliance suite stovetop maker panel-ready double-wide glassed-in glass-enclosed infrared marble-lined rolling tiled-floor full-sized large-capacity oversize all-season automatic wood-clad stone-clad marble-and-glass  integrated-appliance wall-hung wall-hung-toilet hand-selected walled soaker stall beverage grilling charging lounge seating sitting dressing dining eating workstation media theater crystal fluted ribbed paved planted
multiple several additional another extra many own second third fourth fifth
two-tiered tiered bi-level multi-level split-level wall-length room-length wall-size full-service in-ceiling surround stereo projection drop-down
blackout roman electric-shade solar remote-controlled automated gas-burning gas-starter remote-control
`
  .trim()
  .split(/\s+/);
