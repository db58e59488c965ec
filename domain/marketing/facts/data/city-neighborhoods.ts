/** Names people search by, for cities too big to be one place. Without "the"; names with it are in `withArticle`. */
export const cityNeighborhoods: Record<string, readonly string[]> = {
  'New York':
    "Upper East Side|Upper West Side|Lower East Side|West Village|East Village|Greenwich Village|SoHo|Soho|NoHo|Nolita|NoLIta|Tribeca|TriBeCa|Chelsea|Gramercy Park|Gramercy|Murray Hill|Kips Bay|Hell’s Kitchen|Hell's Kitchen|Sutton Place|Turtle Bay|Lenox Hill|Yorkville|Carnegie Hill|Morningside Heights|Hamilton Heights|Washington Heights|Hudson Heights|Inwood|Harlem|East Harlem|Central Harlem|Battery Park City|Financial District|Flatiron|NoMad|Hudson Square|Hudson Yards|Lincoln Square|Manhattan Valley|Riverdale|Roosevelt Island".split(
      '|',
    ),
  Brooklyn:
    'Brooklyn Heights|Cobble Hill|Carroll Gardens|Boerum Hill|Park Slope|South Slope|Prospect Heights|Prospect Lefferts Gardens|Crown Heights|Bedford-Stuyvesant|Bed-Stuy|Fort Greene|Clinton Hill|Williamsburg|East Williamsburg|Greenpoint|Bushwick|DUMBO|Dumbo|Gowanus|Red Hook|Windsor Terrace|Kensington|Ditmas Park|Flatbush|Bay Ridge|Bensonhurst|Sunset Park|Downtown Brooklyn|Brighton Beach|Sheepshead Bay|Midwood|Vinegar Hill'.split(
      '|',
    ),
  Chicago:
    "Lincoln Park|Lakeview East|Wrigleyville|Lakeview|Lake View|Wicker Park|Bucktown|Logan Square|Ukrainian Village|West Town|River North|River West|Streeterville|Gold Coast|Old Town|South Loop|West Loop|Fulton Market|Andersonville|Edgewater|Rogers Park|West Ridge|Ravenswood|Lincoln Square|North Center|Roscoe Village|Uptown|Buena Park|Hyde Park|Kenwood|Bronzeville|Pilsen|Bridgeport|Humboldt Park|Avondale|Irving Park|Albany Park|Portage Park|Jefferson Park|Beverly|Printers Row|Printer's Row|New Eastside|Lakeshore East|Sheffield Neighbors|Noble Square|East Village|Little Italy|University Village|Tri-Taylor|Greektown|Northalsted|Boystown|Sheridan Park|Southport Corridor".split(
      '|',
    ),
  'Los Angeles':
    'Silver Lake|Echo Park|Los Feliz|Atwater Village|Highland Park|Eagle Rock|Mount Washington|Venice|Mar Vista|Westwood|Brentwood|Bel Air|Pacific Palisades|Hollywood Hills|Hancock Park|Larchmont|Koreatown|Playa Vista|Westchester|Beverly Grove|Cheviot Hills|Century City|Laurel Canyon|Beachwood Canyon'.split(
      '|',
    ),
  Dallas:
    'Lakewood|Preston Hollow|Lake Highlands|Oak Lawn|Uptown|Turtle Creek|Kessler Park|Bishop Arts|Knox-Henderson|Devonshire|Bluffview|Prestonwood|Casa Linda|Old East Dallas|North Dallas|Far North Dallas|Deep Ellum|Forest Hills|Casa View'.split(
      '|',
    ),
};

/** "In the West Village", but "in Lakeview". */
export const saidWithArticle =
  /(?:\bSide|\bLoop|^Gold Coast|^(?:West|East) Village|^Financial District|^Hollywood Hills)$/;
