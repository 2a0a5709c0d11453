/** Names of people who write themselves in one script. */
export interface People {
  /** `{given}` and `{family}` in their order. */
  readonly name: string
  readonly given: readonly string[]
  readonly family: readonly string[]
}

/** Names in the demo world of one country. Everything is invented. */
export interface CountryWords extends People {
  readonly city: string
  /** For where no streets are known; `{n}` is the number of the house. */
  readonly streets: readonly [string, string, string, string]
  /** A chain, and the labels of its three outlets. */
  readonly chain: string
  readonly outlets: readonly [string, string, string]
  /** A shop on its own. */
  readonly shop: string
  readonly items: readonly string[]
  /** Where every other customer writes in another script than the shops do. */
  readonly others?: People
  /** A mobile number; each `x` is a digit. */
  readonly mobile: string
}
