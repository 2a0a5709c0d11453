/** The parts of an address for the rider; unit and building may be empty. */
export interface AddressParts {
  readonly unit: string
  readonly building: string
  readonly text: string
}

/** Unit, building and text, joined by commas; what is empty is left out. */
export const joinAddress = ({ unit, building, text }: AddressParts): string =>
  [unit, building, text]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

/** The text of a joined address, without the unit and the building that it was joined with. */
export function addressText(address: string, { unit, building }: Omit<AddressParts, 'text'>): string {
  const whole = address.trim()
  const begin = joinAddress({ unit, building, text: '' })
  if (begin !== '' && whole.startsWith(`${begin},`)) return whole.slice(begin.length + 1).trim()
  // Written by hand: unit and building may stand anywhere.
  const parts: readonly string[] = whole.split(',').map((part) => part.trim())
  const rest = without(without(parts, unit.trim()), building.trim())
  return rest.length > 0 ? rest.join(', ') : whole
}

function without(parts: readonly string[], part: string): readonly string[] {
  const at = parts.indexOf(part)
  return part === '' || at < 0 ? parts : parts.toSpliced(at, 1)
}
