/** Origins and styles; always capitalized. */
const origins =
  'African American Asian Australian Austrian Belgian Brazilian British Canadian Chinese Danish Dutch Egyptian English European Flemish French German Greek Indian Irish Italian Japanese Korean Mediterranean Mexican Moorish Moroccan Nordic Norwegian Parisian Persian Peruvian Portuguese Roman Scandinavian Scottish Spanish Swedish Swiss Thai Turkish Tuscan Venetian Victorian Edwardian Georgian Tudor Gothic Romanesque Renaissance Italianate Neo-Grec Bauhaus Juliet Juliette Murphy Adirondack Nantucket California ';

/** Stones named for a place or a maker. */
const stones =
  'Carrara Calacatta Statuario Statuarietto Arabescato Cipollino Danby Thassos Dolomiti Sivec Emperador Caesarstone Silestone Corian Dekton Neolith Formica Macassar Breccia Bardiglio Botticino Travertino Cristallo Macaubas Afyon';

/** Makers of built-in equipment whose name isn't an ordinary word. */
const brands =
  'Otis Waterworks Trex Fios Verizon Xfinity Lutron Sonos Crestron Kohler Grohe Hansgrohe Dornbracht Duravit Kallista Miele Bosch Thermador Gaggenau Bertazzoni Liebherr Monogram Blomberg Smeg Dacor Samsung Frigidaire Electrolux Maytag Poliform Scavolini Boffi Bulthaup Snaidero Porcelanosa Swarovski Nespresso Bisazza Robern Andersen Pella Navien Rinnai Mitsubishi Daikin Lennox Trane Asko Lacanche Forno Rohl Brizo Tyvek Elfa Flos Noguchi Schlage Baldwin Steinway Peloton Technogym';

/** Words that are names anywhere, as printed. */
export const properWords: readonly string[] = `${origins} ${stones} ${brands}`.split(' ');

/** Names of several words, each ordinary by itself. */
export const properPhrases: readonly string[] = [
  'Restoration Hardware',
  'Hunter Douglas',
  'Art Deco',
  'Taj Mahal',
  'Nero Marquina',
  'Viola marble',
  'Bianco Sivec',
  'Whirlpool washer',
  'Whirlpool dryer',
  'Whirlpool refrigerator',
  'Whirlpool appliances',
  'Nest thermostat',
  'Nest thermostats',
  'Citi Bike',
  'California Closets',
  'Jack and Jill',
  'Queen Anne',
  'Empire State Building',
];
