import type { Precision } from '@beckon/contract'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import { type Answer, json } from './outside-service.ts'

export const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

export interface Known {
  readonly osmId: number
  readonly point: Point
  readonly precision: Precision
  readonly name: string
  readonly street: string
  readonly number: string
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly countryName: string
  /** Overrides in the response of one service. */
  readonly nominatim?: Record<string, unknown>
  readonly pelias?: Record<string, unknown>
}
export type World = readonly Known[]

export const door: Known = {
  osmId: 1,
  point: at(1.3001, 103.8501),
  precision: 'building',
  name: '',
  street: 'Garden Road',
  number: '12',
  postcode: '018982',
  city: 'Singapore',
  country: 'SG',
  countryName: 'Singapore',
}
export const street: Known = {
  ...door,
  osmId: 2,
  point: at(1.31, 103.86),
  precision: 'street',
  number: '',
  postcode: '',
}
export const town: Known = { ...street, osmId: 3, point: at(1.35, 103.82), precision: 'town', street: '' }
export const elsewhere: Known = {
  ...door,
  osmId: 4,
  point: at(1.46, 103.76),
  city: 'Johor Bahru',
  country: 'MY',
  countryName: 'Malaysia',
}

const says = (one: Known): string => `${one.number} ${one.street}, ${one.city} ${one.postcode}`
const matching = (world: World, query = ''): World =>
  world.filter((one) => says(one).includes(query) || query === 'gard')

/** Places within a kilometre, nearest first. */
function around(world: World, point: Point): World {
  const off = (one: Known) => distanceBetween(point, one.point)
  return world.filter((one) => off(one) < 1_000).toSorted((a, b) => off(a) - off(b))
}

const number = (text: string | undefined): number => Number(text)
const without = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/** As https://github.com/komoot/photon/blob/master/docs/api-v1.md shows it. It does not keep to the country here. */
export const asPhoton =
  (world: World): Answer =>
  (response, call) => {
    const { q, lat, lon } = call.query
    const found = call.path === '/reverse' ? around(world, at(number(lat), number(lon))) : matching(world, q)
    json({ type: 'FeatureCollection', features: found.map(photonFeature) })(response, call)
  }

const photonFeature = (one: Known) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [one.point.longitude, one.point.latitude] },
  properties: without({
    osm_type: 'N',
    osm_id: one.osmId,
    osm_key: one.precision === 'street' ? 'highway' : 'place',
    osm_value: { building: 'house', street: 'residential', place: 'suburb', town: 'city' }[one.precision],
    type: { building: 'house', street: 'street', place: 'district', town: 'city' }[one.precision],
    name: { building: one.name, street: one.street, place: one.name, town: one.city }[one.precision],
    housenumber: one.number,
    street: one.precision === 'building' ? one.street : '',
    postcode: one.postcode,
    city: one.precision === 'town' ? '' : one.city,
    country: one.countryName,
    countrycode: one.country,
  }),
})

/** As https://nominatim.org/release-docs/latest/api/Output/ shows jsonv2. */
export const asNominatim =
  (world: World): Answer =>
  (response, call) => {
    const { q, lat, lon, osm_ids } = call.query
    if (call.path === '/reverse') {
      const [nearest] = around(world, at(number(lat), number(lon)))
      json(nearest ? nominatimPlace(nearest) : { error: 'Unable to geocode' })(response, call)
    } else {
      const ids = osm_ids?.split(',') ?? []
      const found =
        call.path === '/lookup' ? world.filter((one) => ids.includes(`N${one.osmId}`)) : matching(world, q)
      json(found.map(nominatimPlace))(response, call)
    }
  }

const nominatimPlace = (one: Known) => ({
  place_id: 100 + one.osmId,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'node',
  osm_id: one.osmId,
  lat: String(one.point.latitude),
  lon: String(one.point.longitude),
  category: one.precision === 'street' ? 'highway' : 'place',
  type: { building: 'house', street: 'residential', place: 'suburb', town: 'city' }[one.precision],
  place_rank: { building: 30, street: 26, place: 19, town: 16 }[one.precision],
  importance: 0.1,
  addresstype: 'place',
  name: one.name,
  display_name: `${says(one)}, ${one.countryName}`,
  boundingbox: ['1', '2', '103', '104'],
  address: without({
    house_number: one.number,
    road: one.street,
    city: one.city,
    'ISO3166-2-lvl6': 'SG-01',
    postcode: one.postcode,
    country: one.countryName,
    country_code: one.country.toLowerCase(),
  }),
  ...one.nominatim,
})

/** As https://github.com/pelias/documentation/blob/master/response.md shows it; it keeps to the country asked for. */
export const asPelias =
  (world: World): Answer =>
  (response, call) => {
    const { text, ids, 'point.lat': lat, 'point.lon': lon, 'boundary.country': country } = call.query
    const within = world.filter((one) => country === undefined || one.country === country)
    const found = {
      '/v1/place': within.filter((one) => ids === gidOf(one)),
      '/v1/reverse': around(within, at(number(lat), number(lon))),
    }[call.path]
    const features = (found ?? matching(within, text)).map(peliasFeature)
    json({ geocoding: { version: '0.2', query: {} }, type: 'FeatureCollection', features })(response, call)
  }

const gidOf = (one: Known) => `openstreetmap:${layerOf(one)}:node/${one.osmId}`
const layerOf = ({ precision }: Known) =>
  ({ building: 'address', street: 'street', place: 'neighbourhood', town: 'locality' })[precision]

const peliasFeature = (one: Known) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [one.point.longitude, one.point.latitude] },
  properties: {
    ...without({
      id: `node/${one.osmId}`,
      gid: gidOf(one),
      layer: layerOf(one),
      source: 'openstreetmap',
      source_id: `node/${one.osmId}`,
      name: one.precision === 'town' ? one.city : `${one.number} ${one.street}`.trim(),
      housenumber: one.number,
      street: one.street,
      postalcode: one.postcode,
      accuracy: one.precision === 'building' ? 'point' : 'centroid',
      country: one.countryName,
      country_a: one.country === 'SG' ? 'SGP' : 'MYS',
      locality: one.city,
      label: says(one),
    }),
    ...one.pelias,
  },
})
