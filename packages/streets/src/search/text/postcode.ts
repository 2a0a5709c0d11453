import type { Gazetteer } from '../../model.ts'
import { fold } from './fold.ts'

/** A code shared by more houses than this names a district, and listing some of its houses would mislead. */
const MOST_HOUSES = 30

/** One spelling of a postcode: `150-0043`, `1500043`; `114 28`, `11428`. */
export function postcodeKey(text: string): string {
  return fold(text).replace(/[\s-]/g, '')
}

/** Finds the houses of a postcode that stands for a building or a few, as in Singapore. */
export function postcodeFinder({ addresses }: Gazetteer): (query: string) => readonly number[] {
  const houses = new Map<string, number[]>()
  addresses.forEach(({ postcode }, index) => {
    if (postcode === '') return
    const key = postcodeKey(postcode)
    const known = houses.get(key)
    if (known === undefined) houses.set(key, [index])
    else known.push(index)
  })
  return (query) => {
    const found = houses.get(postcodeKey(query)) ?? []
    return found.length <= MOST_HOUSES ? found : []
  }
}
