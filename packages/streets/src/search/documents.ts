import { localitiesOf } from '../gazetteer/locality.ts'
import type { AddressRecord, Gazetteer, Names, PlaceKind } from '../model.ts'
import { fold } from './text/fold.ts'
import { type HouseOnStreet, houseNumberKey } from './text/house-number.ts'
import { otherSpellings } from './text/romanise.ts'
import { type Token, tokenise } from './text/tokens.ts'
import { type TermIndex, termIndexBuilder } from './term-index.ts'

/** `s` street, `v` street known only from its addresses, `p` shop or sight, `l` place. */
export type DocumentKind = 's' | 'v' | 'p' | 'l'

export interface SearchDocument {
  readonly kind: DocumentKind
  /** Index into the gazetteer's list of that kind; for `v` the first address of the street. */
  readonly record: number
  readonly names: Names
  readonly latitude: number
  readonly longitude: number
  readonly place: number
  readonly settlement: number
  readonly houses: readonly HouseOnStreet[]
  /** Street a shop stands on, index into the gazetteer's streets; -1 for none. */
  readonly street: number
  readonly houseNumber: string
  /** 0 to 1: how likely it is meant when the words fit several alike. */
  readonly prior: number
}

export interface DocumentIndex {
  /** The more important first, places before everything else. */
  readonly documents: readonly SearchDocument[]
  readonly placeCount: number
  readonly terms: TermIndex
  /** Term numbers of every spelling of a document's names. */
  readonly spellings: readonly (readonly Uint32Array[])[]
  /** Document of a street of the gazetteer. */
  readonly streetDocuments: ReadonlyMap<number, number>
  /** Settlement of a point by places, shared with the presenting of addresses. */
  readonly settlementAt: (point: { latitude: number; longitude: number }) => number
}

const PLACE_PRIOR: Readonly<Record<PlaceKind, number>> = {
  city: 1,
  town: 0.9,
  suburb: 0.75,
  village: 0.7,
  quarter: 0.65,
  island: 0.6,
  neighbourhood: 0.55,
  locality: 0.35,
}

/** Lays the gazetteer out as searchable documents: places, streets with their houses, shops and sights. */
export function indexDocuments(gazetteer: Gazetteer): DocumentIndex {
  const { settlementAt } = localitiesOf(gazetteer.places)
  const documents = [
    ...placeDocuments(gazetteer),
    ...streetDocuments(gazetteer, settlementAt),
    ...poiDocuments(gazetteer, settlementAt),
  ]
  const byImportance = (a: SearchDocument, b: SearchDocument): number =>
    Number(b.kind === 'l') - Number(a.kind === 'l') || b.prior - a.prior
  documents.sort(byImportance)
  const builder = termIndexBuilder()
  const texts = documents.map((document) => spellingsOfNames(document.names))
  texts.forEach((spellings, document) => {
    for (const spelling of spellings) for (const token of spelling) builder.add(document, token)
  })
  const terms = builder.finish()
  const numbers = (spelling: Token[]): Uint32Array =>
    Uint32Array.from(spelling, (token) => terms.exact(token.text) ?? 0)
  return {
    documents,
    placeCount: documents.filter((document) => document.kind === 'l').length,
    terms,
    spellings: texts.map((spellings) => spellings.map(numbers)),
    streetDocuments: new Map(
      documents.flatMap((document, index) =>
        document.kind === 's' ? [[document.record, index] as const] : [],
      ),
    ),
    settlementAt,
  }
}

function placeDocuments({ places }: Gazetteer): SearchDocument[] {
  return places.map((place, record) => ({
    kind: 'l',
    record,
    names: place.names,
    latitude: place.latitude,
    longitude: place.longitude,
    place: record,
    settlement: record,
    houses: [],
    street: -1,
    houseNumber: '',
    prior: PLACE_PRIOR[place.kind],
  }))
}

function streetDocuments(
  gazetteer: Gazetteer,
  settlementAt: DocumentIndex['settlementAt'],
): SearchDocument[] {
  const groups = new Map<string, number[]>()
  gazetteer.addresses.forEach((address, index) => {
    const key = address.street >= 0 ? `s${address.street}` : `v${address.place} ${fold(address.streetName)}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [index])
    else group.push(index)
  })
  const housesOf = (key: string): HouseOnStreet[] =>
    (groups.get(key) ?? []).map((address) => ({
      key: houseNumberKey(gazetteer.addresses[address]?.houseNumber ?? ''),
      address,
    }))
  const drawn = gazetteer.streets.map((street, record): SearchDocument => {
    const houses = housesOf(`s${record}`)
    return {
      ...streetFields(houses),
      kind: 's',
      record,
      names: street.names,
      latitude: street.latitude,
      longitude: street.longitude,
      place: street.place,
      settlement: settlementAt(street),
    }
  })
  const undrawn = [...groups.keys()].filter((key) => key.startsWith('v'))
  const placeNames = new Map(gazetteer.places.map(({ names }) => [fold(names.local), names]))
  return [
    ...drawn,
    ...undrawn.flatMap((key) => undrawnStreet(housesOf(key), gazetteer.addresses, placeNames, settlementAt)),
  ]
}

function streetFields(houses: HouseOnStreet[]) {
  return {
    houses,
    street: -1,
    houseNumber: '',
    prior: 0.4 + Math.min(0.3, Math.log10(1 + houses.length) * 0.12),
  }
}

function undrawnStreet(
  houses: HouseOnStreet[],
  addresses: readonly AddressRecord[],
  placeNames: ReadonlyMap<string, Names>,
  settlementAt: DocumentIndex['settlementAt'],
): SearchDocument[] {
  const record = houses[0]?.address ?? -1
  const first = addresses[record]
  if (first === undefined) return []
  // Where houses are counted by quarters, the quarter has its names in other languages.
  const names = placeNames.get(fold(first.streetName)) ?? { local: first.streetName, byLanguage: {} }
  return [
    {
      ...streetFields(houses),
      kind: 'v',
      record,
      names,
      latitude: first.latitude,
      longitude: first.longitude,
      place: first.place,
      settlement: settlementAt(first),
    },
  ]
}

function poiDocuments({ pois }: Gazetteer, settlementAt: DocumentIndex['settlementAt']): SearchDocument[] {
  return pois.map((poi, record) => ({
    kind: 'p',
    record,
    names: poi.names,
    latitude: poi.latitude,
    longitude: poi.longitude,
    place: poi.place,
    settlement: settlementAt(poi),
    houses: [],
    street: poi.street,
    houseNumber: houseNumberKey(poi.houseNumber),
    prior: poi.kind === 'railway=station' ? 0.35 : 0.2,
  }))
}

/** Every name in every language, and the ways each may be spelt; the same words once. */
function spellingsOfNames(names: Names): Token[][] {
  const written = [names.local, ...Object.values(names.byLanguage)]
  const spellings = new Map<string, Token[]>()
  for (const text of written.flatMap((name) => [name, ...otherSpellings(name)])) {
    const tokens = tokenise(text)
    if (tokens.length > 0) spellings.set(tokens.map((token) => token.text).join(' '), tokens)
  }
  return [...spellings.values()]
}
