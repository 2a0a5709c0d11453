/** What the demo world of one country is called. Everything is invented. */
export interface CountryWords {
  readonly city: string
  /** For where no streets are known; `{n}` is the number of the house. */
  readonly streets: readonly [string, string, string, string]
  /** A chain, and the labels of its three outlets. */
  readonly chain: string
  readonly outlets: readonly [string, string, string]
  /** A shop on its own. */
  readonly shop: string
  readonly items: readonly string[]
  /** `{given}` and `{family}` in the country's order. */
  readonly name: string
  readonly given: readonly string[]
  readonly family: readonly string[]
  /** A mobile number; each `x` is a digit. */
  readonly mobile: string
}
