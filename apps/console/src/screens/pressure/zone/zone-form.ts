import type { WireZone } from '@beckon/contract'
import { hoursOf, rangeIn, type TypedRange } from '../../../features/hours/index.ts'
import { areaOf, emptyOutline, type Outline, outlineOf } from '../outline/outline.ts'

/** A zone as it is edited. */
export interface ZoneForm extends TypedRange {
  readonly name: string
  readonly outline: Outline
}

export const emptyForm: ZoneForm = { name: '', from: '', to: '', outline: emptyOutline }

export const formOf = ({ name, hours, area }: WireZone): ZoneForm => ({
  ...rangeIn(hours),
  name,
  outline: outlineOf(area),
})

/** Returns the zone of a form; undefined while something is missing. */
export function zoneOf({ name, outline, ...range }: ZoneForm): Omit<WireZone, 'id'> | undefined {
  const area = areaOf(outline)
  const hours = hoursOf(range)
  if (name.trim() === '' || !area || hours === undefined) return undefined
  return { name: name.trim(), area, hours }
}
