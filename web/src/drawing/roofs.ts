/** The rooflines of the places, 120 by 60, standing on the snow. */
const ROOFS: Record<string, string> = {
  'police-station': 'M4 60V26h22V14h14v12h40v-8h8V6h4v12h8v8h16v34z',
  'grocery-store': 'M2 60V28h12l4-8h84l4 8h12v32z',
  school: 'M4 60V30h34l22-16 22 16h34v30zM58 14V2h14l-4 4 4 4H60v4z',
  library: 'M6 60V30l54-22 54 22v30z',
  hospital: 'M6 60V22h26V8h56v14h26v38z',
  'gas-station': 'M4 60V44h8V18h60v6H66v20h10V30h34v30z',
  raxxon: 'M4 60V34h12V10h7v24h9V4h7v30h9c0-11 8-19 18-19s18 8 18 19h4V22h12v12h16v26z',
  hideout: 'M4 60V40l20-13 20 13v20zM54 60V20h-5v-7h30v7h-5v40zM62 13V3h13l-3 3.5 3 3.5H65v3zM86 60V44h30v16z',
  graveyard: 'M10 60V44c0-6 4-9 8-9s8 3 8 9v16zM48 60V36h-7v-7h7v-9h7v9h7v7h-7v24zM84 60V44c0-6 4-9 9-9s9 3 9 9v16z',
};

/** The roofline of a place; a plain house for one we have no drawing of. */
export function roofOf(place: string): string {
  return ROOFS[place] ?? 'M10 60V30l50-18 50 18v30z';
}
