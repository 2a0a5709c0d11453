interface ListedQuery {
  /** First words of the query, in lower case, with single spaces and braces for parentheses. */
  readonly begins: string
  readonly reason: string
}

/** Queries of hot paths that read a table of vendors without a vendor. A divided database asks every node for each. */
export const queriesOfManyVendors: readonly ListedQuery[] = [
  {
    begins: 'select "vendor_id", "flag", "value" from "vendor_flag" where "country" = $1',
    reason: 'reads the flags of all vendors of a country at once, and each process keeps them',
  },
  {
    begins: "select vendor_id, 'owner' as role from vendor_owner where user_id = $1",
    reason: 'reads the roles of a person in all shops, and the query around it takes those of one shop',
  },
  {
    begins: 'select "orders"."order_id" from "orders" where "orders"."rider_id" =',
    reason:
      'asks whether a rider has an open order, of whichever vendor: a divided database needs that in the row of the rider',
  },
]
