/** How a building is named at the start of a sentence: by its address or by its own name. */
export const buildingName =
  "(?:\\d[\\d-]* (?:(?:North|South|East|West|N|S|E|W)\\.? )?(?:\\p{Lu}[\\p{L}.'’]* |\\d+\\p{L}* ){1,3}?(?:Street|Avenue|Place|Road|Drive|Boulevard|Lane|Court|Terrace|St|Ave)\\b|(?:The )?(?:\\p{Lu}[\\p{L}'’&]+ ){1,4}?(?:Tower|Towers|House|Condominiums?|Plaza|Lofts?|Building|Apartments|Club|Mansion|Hotel)\\b|The (?:\\p{Lu}[\\p{L}'’]+ ?){1,3})";
