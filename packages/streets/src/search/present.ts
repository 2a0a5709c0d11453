import type { FoundPlace, Gazetteer, PackInfo, Precision } from '../model.ts'
import type { DocumentIndex } from './documents.ts'
import { fold } from './fold.ts'
import { formatAddress } from './format.ts'
import { nameIn } from './names.ts'

/** `a` address, `n` address standing in for a near one, `s` street, `v` street drawn nowhere, `p` shop or sight, `l` place. */
export type ResultKind = 'a' | 'n' | 's' | 'v' | 'p' | 'l'

export interface Presenter {
  present(kind: ResultKind, record: number, language: string): FoundPlace | undefined
}

interface Parts {
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

/** Turns records of the gazetteer into answers in the language asked for. */
export function presenterOf(
  gazetteer: Gazetteer,
  info: PackInfo,
  settlementAt: DocumentIndex['settlementAt'],
): Presenter {
  const placesByName = new Map(gazetteer.places.map((place, index) => [fold(place.names.local), index]))
  const placeName = (index: number, language: string): string => {
    const place = gazetteer.places[index]
    return place === undefined ? '' : nameIn(place.names, language)
  }
  const cityOf = (
    written: string,
    point: { latitude: number; longitude: number },
    language: string,
  ): string => {
    const index = written === '' ? settlementAt(point) : (placesByName.get(fold(written)) ?? -1)
    return placeName(index, language) || written || info.name
  }
  const streetName = (index: number, written: string, language: string): string => {
    const street = gazetteer.streets[index]
    return street === undefined ? written : nameIn(street.names, language)
  }

  function addressParts(record: number, precision: Precision, language: string): Parts | undefined {
    const address = gazetteer.addresses[record]
    if (address === undefined) return undefined
    return {
      street: streetName(address.street, address.streetName, language),
      number: address.houseNumber,
      postcode: address.postcode,
      city: cityOf(address.city, address, language),
      locality: address.postcode === '' ? placeName(address.place, language) : '',
      latitude: address.latitude,
      longitude: address.longitude,
      precision,
    }
  }

  function partsOf(kind: ResultKind, record: number, language: string): Parts | undefined {
    if (kind === 'a' || kind === 'n')
      return addressParts(record, kind === 'a' ? 'building' : 'street', language)
    if (kind === 'v') {
      const parts = addressParts(record, 'street', language)
      return parts === undefined ? undefined : { ...parts, number: '', postcode: '' }
    }
    const found =
      kind === 's'
        ? gazetteer.streets[record]
        : kind === 'p'
          ? gazetteer.pois[record]
          : gazetteer.places[record]
    if (found === undefined) return undefined
    const { latitude, longitude } = found
    const point = {
      latitude,
      longitude,
      postcode: '',
      number: '',
      street: '',
      city: cityOf('', found, language),
    }
    const name = nameIn(found.names, language)
    if (kind === 'l') return { ...point, name, locality: '', precision: 'place' }
    const locality = placeName('place' in found ? found.place : -1, language)
    if (kind === 's') return { ...point, street: name, locality, precision: 'street' }
    const shop = gazetteer.pois[record]
    return {
      ...point,
      name,
      locality,
      street: streetName(shop?.street ?? -1, '', language),
      number: shop?.houseNumber ?? '',
      precision: 'building',
    }
  }

  return {
    present(kind, record, language) {
      const parts = partsOf(kind, record, language)
      return parts === undefined ? undefined : foundPlace(`${info.id}:${kind}:${record}`, parts, info)
    },
  }
}

function foundPlace(id: string, parts: Parts, info: PackInfo): FoundPlace {
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
