interface ListedStatement {
  /** First words of the statement, with single spaces. */
  readonly begins: string
  readonly reason: string
}

const openOrders =
  'asks whether a rider has an open order, of whichever vendor: a divided database needs that in the row of the rider'

/** Statements of hot paths that read a table of vendors without a vendor. A divided database asks every node for each. */
export const statementsOfManyVendors: readonly ListedStatement[] = [
  {
    begins: 'select "vendor_id", "flag", "value" from "vendor_flag" where "country" = $1',
    reason: 'reads the flags of all vendors of a country at once, and each process keeps them',
  },
  ...[
    'select "rider_id", "latitude", "longitude", "idle_since"',
    'update "rider" set "open_offer_id" = $1',
    'select "rider_device"."rider_id", "rider_device"."last_seen_at" from "rider_device"',
    'select not exists (select "orders"."order_id" from "orders" where "orders"."rider_id" = "rider"."rider_id"',
    'select "rider_id" from "rider_account" where "rider_id" = $1 and "status" = $2 and not exists',
  ].map((begins) => ({ begins, reason: openOrders })),
]
