import type { Place, WirePoint, WireVendor } from '@beckon/contract'

/** Parts of an address besides its text. */
export interface PlaceParts {
  readonly city: string
  readonly countryCode: string
  readonly postalCode: string
  readonly street: string
  readonly streetNumber: string
}

export interface ChosenPlace {
  /** The id for looking up its parts; undefined for a place that was there before. */
  readonly id: string | undefined
  readonly address: string
  readonly point: WirePoint
  /** Undefined before they were looked up. */
  readonly parts: PlaceParts | undefined
}

export const partsOf = (place: Place): PlaceParts => ({
  city: place.city,
  countryCode: place.country_code,
  postalCode: place.zipcode,
  street: place.street,
  streetNumber: place.number,
})

/** Returns a vendor's place; undefined until it was set. */
export function placeOf({ vendor_information: { location } }: WireVendor): ChosenPlace | undefined {
  const { latitude, longitude } = location
  if (latitude === null || longitude === null) return undefined
  return {
    id: undefined,
    address: location.address_text,
    point: { latitude, longitude },
    parts: {
      city: location.city,
      countryCode: location.country_code,
      postalCode: location.postal_code,
      street: location.street,
      streetNumber: location.street_number,
    },
  }
}
