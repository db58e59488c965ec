import { type TermField, termNames } from './term-names.ts';

/** What a field name means. `part` values are combined with others to form a fact. */
export type NamedField =
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'price'
  | 'soldPrice'
  | 'originalPrice'
  | 'priceCut'
  | 'rent'
  | 'currency'
  | 'status'
  | 'beds'
  | 'baths'
  | 'bathsWhole'
  | 'bathsFull'
  | 'bathsHalf'
  | 'bathsThreeQuarter'
  | 'sqft'
  | 'lotAcres'
  | 'lotSqft'
  | 'lot'
  | 'lotUnit'
  | 'yearBuilt'
  | 'type'
  | 'mls'
  | 'originatingMls'
  | 'agent'
  | 'agentPhone'
  | 'brokerage'
  | 'disclaimer'
  | 'description'
  | 'latitude'
  | 'longitude'
  | 'hoa'
  | 'taxes'
  | 'parking'
  | 'school'
  | 'schoolDistrict'
  | 'county'
  | 'subdivision'
  | 'neighborhood'
  | 'feature'
  | 'photos'
  | 'virtualTour'
  | TermField;

export type NameMeaning = { field: NamedField; weight: number };

const names: [NamedField, number, string][] = [
  ['price', 1, 'listprice listingprice askingprice currentprice currentlistprice listpriceamount pricelist'],
  [
    'price',
    0.85,
    'price unformattedprice pricevalue priceamount displayprice formattedprice pricedisplay priceformatted listpricedisplay listpriceformatted formattedlistprice fullprice pricetext pricestring pricenumber pricenum displaylistprice listingpricevalue listpricevalue priceinfo',
  ],
  ['soldPrice', 1, 'closeprice soldprice saleprice lastsoldprice closingprice'],
  [
    'originalPrice',
    1,
    'originallistprice originalprice previousprice previouslistprice priceprevious oldprice',
  ],
  ['priceCut', 1, 'pricechange pricereduction pricecut pricereducedamount pricedrop lastpricechangeamount'],
  ['rent', 1, 'rent monthlyrent rentprice leaseprice rentalprice'],
  ['currency', 1, 'currency pricecurrency currencycode listpricecurrency'],
  [
    'status',
    1,
    'standardstatus mlsstatus listingstatus homestatus propertystatus statustext statusdisplay listingstatustext marketstatus salestatus displaystatus',
  ],
  ['status', 0.7, 'status availability'],
  [
    'beds',
    1,
    'bedroomstotal bedrooms beds bedroomcount numberofbedrooms numbedrooms bedstotal totalbedrooms totalbeds bedcount numbeds bedroomscount bedroomtotal nobedrooms noofbedrooms bedroomsnumber bedsvalue totbed totalbed bedroomsnum bedroomscountdisplay bedroomqty bedsnum beds_total',
  ],
  ['beds', 0.7, 'bedroom bed br bdrms'],
  ['baths', 1, 'bathroomstotaldecimal bathroomsdecimal bathstotaldecimal bathroomfloat bathroomsfloat'],
  [
    'baths',
    0.8,
    'bathrooms baths bathstotal totalbathrooms totalbaths bathcount bathroomcount numberofbathrooms numbathrooms numbaths bathroomscount bathtotal bathstext bathsvalue bathroomstotal formattedbaths bathsnum bathsdisplay bathroomsdisplay totbath bathsconsolidated',
  ],
  ['baths', 0.6, 'bathroom bath ba'],
  ['bathsWhole', 0.6, 'bathroomstotalinteger numberofbathroomstotal bathroomstotalint'],
  [
    'bathsFull',
    1,
    'bathroomsfull fullbathrooms bathsfull fullbaths numfullbaths numberoffullbathrooms numberoffullbaths fullbathcount bathfull bathroomfull fullbathroomcount fullbathroomstotal numberofbathroomsfull nofullbaths bathstotalfull fullbath',
  ],
  [
    'bathsHalf',
    1,
    'bathroomshalf halfbathrooms bathshalf halfbaths numhalfbaths numberofhalfbathrooms numberofpartialbathrooms partialbathrooms bathroomspartial partialbaths numpartialbaths halfbathcount bathhalf bathroomhalf halfbathroomcount partialbathcount numberofpartialbaths numberofbathroomshalf halfbath bathspartial bathstotalhalf',
  ],
  [
    'bathsThreeQuarter',
    1,
    'bathroomsthreequarter threequarterbaths threequarterbathrooms bathsthreequarter baths3qtr bathroomsthreequarters',
  ],
  [
    'sqft',
    1,
    'livingarea livingareavalue squarefeet sqft squarefootage livingsqft finishedsqft sqftfinished totalsqft interiorsqft livingareasqft squarefeettotal sqftliving totallivingarea homesqft sqfttotal livingareasquarefeet squarefeetliving totalsquarefeet livingspace finishedsquarefeet interiorsquarefeet heatedsqft sqftheated approxsqft totalfinishedsqft livingareatotal homesize sqfeet sqftvalue livingareasf approximatesqft sqfootage sqftliv',
  ],
  [
    'sqft',
    0.85,
    'floorsize buildingsqft buildingarea buildingareatotal floorarea interiorarea interiorsize squarefeetdisplay sizesqft sqftdisplay propertysqft unitsqft structuresqft buildingsize buildingsizesqft buildingsquarefeet floorspace',
  ],
  [
    'lotAcres',
    1,
    'lotsizeacres lotacres acres acreage lotsizeinacres lotacreage totalacres numberofacres lotsizearea_acres',
  ],
  [
    'lotSqft',
    1,
    'lotsizesquarefeet lotsqft lotsizesqft lotsquarefeet lotsizeinsquarefeet lotsquarefootage sqftlot lotsizesf landsqft landsizesqft',
  ],
  [
    'lot',
    0.9,
    'lotsize lotarea lotsizearea lotareavalue lotsizedisplay lotsizevalue landsize lotsizetext lotareastring lotdescription_size',
  ],
  ['lotUnit', 1, 'lotareaunits lotareaunit lotsizeunits lotsizeunit lotunits'],
  [
    'yearBuilt',
    1,
    'yearbuilt builtyear yearbuiltvalue yearconstructed constructionyear yrblt yrbuilt yearbuilteffective built builtin',
  ],
  [
    'type',
    1,
    'propertysubtype hometype propertytype propertytypename propertytypedisplay propertysubtypedisplay structuretype housetype propertytypelabel displaypropertytype propertytypedescription propertykind',
  ],
  [
    'type',
    0.6,
    'propertysubtypename proptype subtype buildingtype dwellingtype propertyclass accommodationcategory',
  ],
  [
    'mls',
    1,
    'mlsid mlsnumber mlsnum mlslistingid mlsno mlsnbr listingnumber mlslistingnumber displaymlsnumber mlnum mlnumber mlslistid mlsnumberdisplay externallistingid',
  ],
  ['mls', 0.6, 'listnumber mls listno'],
  ['mls', 0.45, 'listingid listid sku'],
  [
    'originatingMls',
    1,
    'originatingsystemname mlsname mlsdisplayname sourcesystemname originatingmls mlssource boardname mlsboardname datasourcename originatingsystem listingsourcename mlsorganization',
  ],
  [
    'agent',
    1,
    'listagentfullname listagentname listingagentname listingagent listagent listingagentfullname listedby listagentdisplayname laname listingagentdisplayname',
  ],
  ['agent', 0.7, 'agentname agentfullname agentdisplayname agent realtor'],
  [
    'agentPhone',
    1,
    'listagentpreferredphone listagentdirectphone listagentphone listingagentphone listagentmobilephone listagentcellphone agentphone agentphonenumber listingagentphonenumber agentpreferredphone agentmobilephone agentdirectphone',
  ],
  ['agentPhone', 0.5, 'listagentofficephone agentofficephone listofficephone officephone brokerphonenumber'],
  [
    'brokerage',
    1,
    'listofficename listingofficename listingoffice listoffice brokername brokeragename listingbrokerage listingbrokername listbrokername listingbroker courtesyof listingcourtesyof officename brokerage loname listingoffficename',
  ],
  [
    'disclaimer',
    1,
    'disclaimer disclaimertext mlsdisclaimer idxdisclaimer listingdisclaimer mlsdisclaimertext legaldisclaimer',
  ],
  [
    'description',
    1,
    'publicremarks remarks listingremarks marketingremarks publicremark listingdescription propertydescription homedescription fulldescription longdescription marketingdescription descriptiontext remarkspublic publiccomments',
  ],
  ['description', 0.8, 'description comments about overview'],
  ['latitude', 1, 'latitude lat'],
  ['longitude', 1, 'longitude lng lon long'],
  [
    'hoa',
    1,
    'associationfee hoafee monthlyhoafee hoadues hoafees hoamonthly associationfeetotal associationfees hoaamount hoamonthlyfee hoa maintenancefee commoncharges',
  ],
  [
    'taxes',
    1,
    'taxannualamount annualtax annualtaxes propertytaxes taxes taxamount taxannual annualtaxamount propertytax taxestotal',
  ],
  [
    'parking',
    1,
    'parkingfeatures parking garagespaces parkingtotal parkingspaces garage garagetype parkingcapacity garageparkingcapacity garagecapacity parkingdescription',
  ],
  [
    'school',
    1,
    'elementaryschool middleschool middleorjuniorschool highschool juniorhighschool elementaryschoolname middleschoolname highschoolname',
  ],
  ['schoolDistrict', 1, 'schooldistrict highschooldistrict elementaryschooldistrict schooldistrictname'],
  ['county', 1, 'countyorparish county countyname'],
  ['subdivision', 1, 'subdivisionname subdivision'],
  ['neighborhood', 1, 'neighborhood neighbourhood neighborhoodname neighborhoodregion'],
  // The next region up: a neighborhood in cities that have them, otherwise the city.
  ['neighborhood', 0.6, 'parentregion'],
  ...termNames,
  [
    'feature',
    1,
    'appliances interiorfeatures exteriorfeatures features amenities keyfeatures communityfeatures poolfeatures fireplacefeatures flooring heating cooling laundryfeatures view lotfeatures patioandporchfeatures roof constructionmaterials architecturalstyle amenityfeature basement propertyfeatures highlights',
  ],
  ['virtualTour', 1, 'virtualtoururlunbranded unbrandedvirtualtour unbrandedvirtualtoururl'],
  [
    'virtualTour',
    0.8,
    'virtualtoururl virtualtour virtualtourlink virtualtoururlbranded virtualtoururlbrandedhttps matterporturl tour3durl',
  ],
  [
    'photos',
    1,
    'photos images photo image media listingphotos propertyphotos mediaurls photourls imageurls photogallery gallery responsivephotos originalphotos hugephotos hugephotosurls listingimages propertyimages pictures slides imagelist photolist hiresphotos highresphotos largephotos photosurls imgs mediaitems mediaurl listingmedia picturesurl',
  ],
];

const meanings = new Map<string, NameMeaning>();
for (const [field, weight, list] of names) {
  for (const name of list.split(' ')) if (!meanings.has(name)) meanings.set(name, { field, weight });
}

const keyCache = new Map<string, string>();

export function plainFieldName(name: string): string {
  let plain = keyCache.get(name);
  if (plain === undefined) {
    plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (keyCache.size > 20_000) keyCache.clear();
    keyCache.set(name, plain);
  }
  return plain;
}

export function meaningOf(name: string): NameMeaning | null {
  return meanings.get(plainFieldName(name)) ?? null;
}

const longNames = [...meanings.keys()].filter((name) => name.length >= 9);

/** For hand-written markup: "numberOfBedroms" means beds. One letter may be missing, doubled or wrong. */
export function misspelledMeaningOf(name: string): NameMeaning | null {
  const plain = plainFieldName(name);
  const exact = meanings.get(plain);
  if (exact || plain.length < 8) return exact ?? null;
  const near = longNames.find((known) => isOneEditApart(known, plain));
  return near ? (meanings.get(near) ?? null) : null;
}

export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  return endA - start <= 1 && endB - start <= 1;
}
