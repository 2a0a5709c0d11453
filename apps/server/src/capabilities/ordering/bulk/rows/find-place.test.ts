import { expect, it } from 'vitest'
import type { BulkDeps } from '../deps.ts'
import { findPlace } from './find-place.ts'
import type { RowContext } from './row-rules.ts'

type Match = { readonly street: number; readonly number: boolean }

/** Looks an address up in a map that finds one door, 12 Fa utca, with this match. */
function lookUp(match: Match) {
  const door = {
    latitude: 47.5,
    longitude: 19.04,
    formatted_address: 'Fa utca 12, Budapest',
    precision: 'building',
    street: 'Fa utca',
    number: '12',
    match,
  }
  const deps = { places: { search: async () => [door] } } as unknown as BulkDeps
  const checking = {
    vendor: { latitude: 47.5, longitude: 19 },
    deployment: { country: 'HU' },
    language: 'hu',
    known: { places: new Map(), quotes: new Map(), open: new Map() },
  } as unknown as RowContext
  const draft = { address: '12 Tree Street', point: null } as unknown as Parameters<typeof findPlace>[2]
  return findPlace(deps, checking, draft, null)
}

it('takes the door that the index matched, whatever language it is written in', async () => {
  expect(await lookUp({ street: 1, number: true })).toMatchObject({ place: { confirmed: true } })
})

it('proposes a misspelt door to be taken as it was found', async () => {
  expect(await lookUp({ street: 0.9, number: true })).toMatchObject({
    place: { confirmed: false, right_door: true },
    problem: 'address-vague',
  })
})

it('proposes another number of the street only to be looked at', async () => {
  expect(await lookUp({ street: 1, number: false })).toMatchObject({
    place: { confirmed: false, right_door: false },
    problem: 'address-vague',
  })
})

it('proposes nothing for an address that is hardly like what was found', async () => {
  expect(await lookUp({ street: 0.4, number: true })).toEqual({ place: null, problem: 'address-unknown' })
})
