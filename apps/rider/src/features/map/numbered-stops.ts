import type { Position } from '@beckon/ui/map'

export interface NumberedStop {
  readonly at: Position
  /** The numbers of all stops at the place, in the digits of the language. */
  readonly number: string
}

/** Returns the places of stops with their numbers; a rider may collect two parcels at one place. */
export function numberedStops(
  stops: readonly Position[],
  format: (number: number) => string,
): readonly NumberedStop[] {
  const byPlace = new Map<string, NumberedStop>()
  stops.forEach((at, index) => {
    const before = byPlace.get(at.join())?.number
    const number = format(index + 1)
    byPlace.set(at.join(), { at, number: before === undefined ? number : `${before}, ${number}` })
  })
  return [...byPlace.values()]
}
