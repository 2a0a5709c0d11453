/** What a rider reads: unit and building may be empty. */
export interface AddressParts {
  readonly unit: string
  readonly building: string
  readonly text: string
}

/** Unit, building and text, joined by commas; what is empty is left out. There is no way back: a text has commas too. */
export const joinAddress = ({ unit, building, text }: AddressParts): string =>
  [unit, building, text]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
