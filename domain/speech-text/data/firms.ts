/** Firms and brands as they are spoken; recognized anywhere. */
export const firmNames: Record<string, string> = {
  'RE/MAX': 'Re-Max',
  'Re/Max': 'Re-Max',
  ReMax: 'Re-Max',
  REMAX: 'Re-Max',
  eXp: 'E-X-P',
  'EXP Realty': 'E-X-P Realty',
  ERA: 'E-R-A',
  BHHS: 'Berkshire Hathaway HomeServices',
  BHGRE: 'Better Homes and Gardens Real Estate',
  'AT&T': 'A-T and T',
  'H&R': 'H and R',
  'P&L': 'P and L',
  'REALTOR®': 'Realtor',
  REALTORS: 'Realtors',
  REALTOR: 'Realtor',
};

/** Parts of a firm's name; ordinary words elsewhere, so they are only recognized after a name. */
export const firmWords: Record<string, string> = {
  Intl: 'International',
  "Int'l": 'International',
  Inc: 'Incorporated',
  INC: 'Incorporated',
  Co: 'Company',
  Corp: 'Corporation',
  Assoc: 'Associates',
  Assocs: 'Associates',
  Bros: 'Brothers',
  Grp: 'Group',
  Rlty: 'Realty',
  Props: 'Properties',
  Mgmt: 'Management',
  Ltd: 'Limited',
  Esq: 'Esquire',
};
