/**
 * The accounts of the ledger. Assets: money at the gateway, debts of shops, cash with riders. Liabilities:
 * payments in advance, refunds under way, cash that is owed to shops, pay that is owed to riders. Income: fees and
 * charges. Expenses: the pay of riders, and charges that cannot be collected.
 */
export const ledgerAccounts = [
  'gateway',
  'receivable',
  'rider_cash',
  'prepaid',
  'refund_due',
  'shop_cash',
  'fees',
  'charges',
  'written_off',
  'rider_pay',
  'rider_due',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Minor units: above zero for what an account gets, below for what it gives. */
export interface Posting {
  readonly account: LedgerAccount
  readonly minor: number
}

/** Events of the money of an order, in minor units of its currency. */
export type MoneyEvent =
  | { readonly kind: 'PAYMENT_TAKEN'; readonly minor: number }
  /** The delivery was made: the prepaid fee is earned, the rest is charged to the shop's account. */
  | { readonly kind: 'FEE_EARNED'; readonly minor: number; readonly prepaid: number }
  /** The ride was made, and went wrong by our fault. */
  | { readonly kind: 'FEE_GIVEN_BACK'; readonly minor: number; readonly prepaid: number }
  /** Below zero for what is given back. */
  | { readonly kind: 'CHARGED'; readonly minor: number }
  /** A charge that cannot be collected. */
  | { readonly kind: 'WRITTEN_OFF'; readonly minor: number }
  | { readonly kind: 'REFUND_DECIDED'; readonly minor: number }
  | { readonly kind: 'REFUND_PAID'; readonly minor: number }
  | { readonly kind: 'CASH_COLLECTED'; readonly minor: number }
  /** Below zero for what is set off: the shop had more from the rider than the customer gave. */
  | { readonly kind: 'CASH_SETTLED'; readonly minor: number }
  /** The rider paid the shop at collection. */
  | { readonly kind: 'ADVANCE_PAID'; readonly minor: number }
  /** The parcel came back, and the shop gave the rider so much back. */
  | { readonly kind: 'ADVANCE_RETURNED'; readonly minor: number }
  /** The rider earned so much with the job. */
  | { readonly kind: 'RIDER_EARNED'; readonly minor: number }

/** The postings of an event. They sum to zero; an account without a change is left out. */
export function postingsOf(event: MoneyEvent): Posting[] {
  return linesOf(event)
    .map(([account, minor]) => ({ account, minor }))
    .filter(({ minor }) => minor !== 0)
}

type Line = readonly [LedgerAccount, number]

function linesOf(event: MoneyEvent): readonly Line[] {
  const { minor } = event
  switch (event.kind) {
    case 'PAYMENT_TAKEN':
      return from('prepaid', 'gateway', minor)
    case 'FEE_EARNED':
      return paidFor(event.minor, event.prepaid)
    case 'FEE_GIVEN_BACK':
      return paidFor(event.minor, event.prepaid).map(([account, part]) => [account, -part] as const)
    case 'CHARGED':
      return from('charges', 'receivable', minor)
    case 'WRITTEN_OFF':
      return from('receivable', 'written_off', minor)
    case 'REFUND_DECIDED':
      return from('refund_due', 'prepaid', minor)
    case 'REFUND_PAID':
      return from('gateway', 'refund_due', minor)
    case 'CASH_COLLECTED':
    case 'ADVANCE_RETURNED':
      return from('shop_cash', 'rider_cash', minor)
    case 'CASH_SETTLED':
    case 'ADVANCE_PAID':
      return from('rider_cash', 'shop_cash', minor)
    case 'RIDER_EARNED':
      return from('rider_due', 'rider_pay', minor)
  }
}

const from = (giver: LedgerAccount, taker: LedgerAccount, minor: number): readonly Line[] => [
  [taker, minor],
  [giver, -minor],
]

/** Never more of what was paid ahead than the fee is. */
function paidFor(fee: number, prepaid: number): readonly Line[] {
  const ahead = Math.max(0, Math.min(fee, prepaid))
  return [
    ['prepaid', ahead],
    ['receivable', fee - ahead],
    ['fees', -fee],
  ]
}

export type Balances = Readonly<Record<LedgerAccount, number>>

/** Balance of each account of an order. */
export function balancesOf(postings: readonly Posting[]): Balances {
  const balances = Object.fromEntries(ledgerAccounts.map((account) => [account, 0])) as Record<
    LedgerAccount,
    number
  >
  for (const { account, minor } of postings) balances[account] += minor
  return balances
}
