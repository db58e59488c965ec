/** Where things come from and in whose style they are; a capital of their own in any sentence. */
const origins =
  'African American Asian Australian Austrian Belgian Brazilian British Canadian Chinese Danish Dutch Egyptian English European Flemish French German Greek Indian Irish Italian Japanese Korean Mediterranean Mexican Moorish Moroccan Nordic Norwegian Parisian Persian Peruvian Portuguese Roman Scandinavian Scottish Spanish Swedish Swiss Thai Turkish Tuscan Venetian Victorian Edwardian Georgian Tudor Gothic Romanesque Renaissance Italianate Neo-Grec Bauhaus Juliet Juliette Murphy Adirondack Nantucket California ';

/** Stones that have their name from a place or a maker. */
const stones =
  'Carrara Calacatta Statuario Statuarietto Arabescato Cipollino Danby Thassos Dolomiti Sivec Emperador Caesarstone Silestone Corian Dekton Neolith Formica Macassar Breccia Bardiglio Botticino Travertino Cristallo Macaubas Afyon';

/** Makers of what is built into a home, where the name is no word of its own. */
const brands =
  'Otis Waterworks Trex Fios Verizon Xfinity Lutron Sonos Crestron Kohler Grohe Hansgrohe Dornbracht Duravit Kallista Miele Bosch Thermador Gaggenau Bertazzoni Liebherr Monogram Blomberg Smeg Dacor Samsung Frigidaire Electrolux Maytag Poliform Scavolini Boffi Bulthaup Snaidero Porcelanosa Swarovski Nespresso Bisazza Robern Andersen Pella Navien Rinnai Mitsubishi Daikin Lennox Trane Asko Lacanche Forno Rohl Brizo Tyvek Elfa Flos Noguchi Schlage Baldwin Steinway Peloton Technogym';

/** Words that are names wherever they stand, as they are printed. */
export const properWords: readonly string[] = `${origins} ${stones} ${brands}`.split(' ');

/** Names of several words, each of them ordinary by itself. */
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
