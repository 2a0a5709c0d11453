/** Advice to operators whose extract is larger than a city. */
export const USE_A_SMALLER_MAP =
  'Cut a city out of it first, for example with `osmium extract`, or connect services that hold a whole country: Photon, Nominatim or Pelias for addresses, OSRM or Valhalla for roads, and a PMTiles file for the map (docs/how-to/outside-providers.md).'
