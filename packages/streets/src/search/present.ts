import type { Point } from '@beckon/domain/geo'
import type { FoundPlace, Gazetteer, PackInfo, Precision } from '../model.ts'
import type { DocumentIndex } from './documents.ts'
import { fold } from './text/fold.ts'
import { formatAddress } from './format.ts'
import { nameIn } from './text/names.ts'

/**
 * `a` address, `n` nearest address to a number that is not on the map, `s` street, `v` street known from addresses only,
 * `p` shop or sight, `l` place.
 */
export type ResultKind = 'a' | 'n' | 's' | 'v' | 'p' | 'l'

export interface Presenter {
  present(kind: ResultKind, record: number, language: string): FoundPlace | undefined
}

interface PlaceParts {
  readonly name?: string
  readonly street: string
  readonly number: string
  readonly postcode: string
  readonly city: string
  readonly locality: string
  readonly latitude: number
  readonly longitude: number
  readonly precision: Precision
}

interface Source {
  readonly gazetteer: Gazetteer
  readonly info: PackInfo
  readonly placesByName: ReadonlyMap<string, number>
  readonly settlementAt: DocumentIndex['settlementAt']
}

/** Turns records of the gazetteer into answers in the language asked for. */
export function presenterOf(
  gazetteer: Gazetteer,
  info: PackInfo,
  settlementAt: DocumentIndex['settlementAt'],
): Presenter {
  const placesByName = new Map(gazetteer.places.map((place, index) => [fold(place.names.local), index]))
  const source: Source = { gazetteer, info, placesByName, settlementAt }
  return {
    present(kind, record, language) {
      const parts = partsOf(source, kind, record, language)
      return parts === undefined ? undefined : foundPlace(`${info.id}:${kind}:${record}`, parts, info)
    },
  }
}

function partsOf(source: Source, kind: ResultKind, record: number, language: string): PlaceParts | undefined {
  switch (kind) {
    case 'a':
      return addressParts(source, record, language, 'building')
    case 'n':
      return addressParts(source, record, language, 'street')
    case 'v': {
      const house = addressParts(source, record, language, 'street')
      return house === undefined ? undefined : { ...house, number: '', postcode: '' }
    }
    case 's':
      return streetParts(source, record, language)
    case 'p':
      return poiParts(source, record, language)
    case 'l':
      return placeParts(source, record, language)
  }
}

function addressParts(
  source: Source,
  record: number,
  language: string,
  precision: Precision,
): PlaceParts | undefined {
  const address = source.gazetteer.addresses[record]
  if (address === undefined) return undefined
  const { latitude, longitude, postcode, houseNumber: number } = address
  return {
    street: streetName(source, address.street, address.streetName, language),
    number,
    postcode,
    city: cityOf(source, address.city, address, language),
    // The postcode already identifies the part of the city.
    locality: postcode === '' ? placeName(source, address.place, language) : '',
    latitude,
    longitude,
    precision,
  }
}

function streetParts(source: Source, record: number, language: string): PlaceParts | undefined {
  const street = source.gazetteer.streets[record]
  if (street === undefined) return undefined
  const locality = placeName(source, street.place, language)
  const name = nameIn(street.names, language)
  return { ...pointParts(source, street, language), street: name, locality, precision: 'street' }
}

function poiParts(source: Source, record: number, language: string): PlaceParts | undefined {
  const poi = source.gazetteer.pois[record]
  if (poi === undefined) return undefined
  return {
    ...pointParts(source, poi, language),
    name: nameIn(poi.names, language),
    locality: placeName(source, poi.place, language),
    street: streetName(source, poi.street, '', language),
    number: poi.houseNumber,
    precision: 'building',
  }
}

function placeParts(source: Source, record: number, language: string): PlaceParts | undefined {
  const place = source.gazetteer.places[record]
  if (place === undefined) return undefined
  return { ...pointParts(source, place, language), name: nameIn(place.names, language), precision: 'place' }
}

function pointParts(source: Source, point: Point, language: string) {
  const { latitude, longitude } = point
  const city = cityOf(source, '', point, language)
  return { latitude, longitude, city, street: '', number: '', postcode: '', locality: '' }
}

function placeName({ gazetteer }: Source, index: number, language: string): string {
  const place = gazetteer.places[index]
  return place === undefined ? '' : nameIn(place.names, language)
}

function streetName(source: Source, index: number, written: string, language: string): string {
  const street = source.gazetteer.streets[index]
  if (street !== undefined) return nameIn(street.names, language)
  const quarter = source.placesByName.get(fold(written))
  return quarter === undefined ? written : placeName(source, quarter, language) || written
}

/** The city an address names, in the language asked for; else the one it lies in; else that of the map. */
function cityOf(source: Source, written: string, point: Point, language: string): string {
  const index = written === '' ? source.settlementAt(point) : (source.placesByName.get(fold(written)) ?? -1)
  return placeName(source, index, language) || written || source.info.name
}

function foundPlace(id: string, parts: PlaceParts, info: PackInfo): FoundPlace {
  return {
    id,
    formatted_address: formatAddress(parts, info.country),
    latitude: parts.latitude,
    longitude: parts.longitude,
    precision: parts.precision,
    city: parts.city,
    country_code: info.country,
    zipcode: parts.postcode,
    street: parts.street,
    number: parts.number,
    invented: info.invented,
  }
}
