import type { Gazetteer } from '../model.ts'
import type { OsmData } from '../osm/osm-data.ts'
import { collectAddresses } from './addresses.ts'
import { localitiesOf } from './locality.ts'
import { collectPlaces } from './places.ts'
import { collectPois } from './pois.ts'
import { streetFinder } from './street-finder.ts'
import { collectStreets } from './streets.ts'

/** Takes everything that can be searched for out of an extract: streets, addresses, shops and places. */
export function collectGazetteer(osm: OsmData): Gazetteer {
  const places = collectPlaces(osm)
  const localities = localitiesOf(places)
  const streets = collectStreets(osm, localities)
  const finder = streetFinder(streets)
  const addresses = collectAddresses(osm, streets, finder, localities)
  return { streets, addresses, pois: collectPois(osm, addresses, finder, localities), places }
}
