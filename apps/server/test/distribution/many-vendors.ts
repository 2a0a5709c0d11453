interface ListedStatement {
  /** First words of the statement, with single spaces. */
  readonly begins: string
  readonly reason: string
}

/** Statements of hot paths that read a table of vendors without a vendor. A divided database asks every node for each. */
export const statementsOfManyVendors: readonly ListedStatement[] = []
