/**
 * The accounts of the ledger. Assets: money at the gateway, debts of shops, cash with riders. Liabilities:
 * payments in advance, refunds under way, cash that is owed to shops, pay that is owed to riders, and pay that a payout
 * run passed on to be paid. Income: fees and charges. Expenses: the pay of riders, charges that cannot be collected, and
 * refunds of earned fees that an operator granted.
 * `rider_deposit` is the contra account of `rider_cash`: cash that riders need not hand on any more.
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
  'rider_deposit',
  'rider_payout',
  'goodwill',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Minor units: a debit is above zero, a credit below. */
export interface Posting {
  readonly account: LedgerAccount
  readonly minor: number
}

/** Events of the money of an order, in minor units of its currency. */
export type MoneyEvent =
  | { readonly kind: 'PAYMENT_TAKEN'; readonly minor: number }
  /** The delivery was made: the prepaid fee is earned, the rest is charged to the shop's account. */
  | { readonly kind: 'FEE_EARNED'; readonly minor: number; readonly prepaid: number }
  /** The ride was made, and its fee is reversed: the return was our fault. */
  | { readonly kind: 'FEE_GIVEN_BACK'; readonly minor: number; readonly prepaid: number }
  /** Below zero for a reversal. */
  | { readonly kind: 'CHARGED'; readonly minor: number }
  /** A charge that cannot be collected. */
  | { readonly kind: 'WRITTEN_OFF'; readonly minor: number }
  | { readonly kind: 'REFUND_DECIDED'; readonly minor: number }
  /** An operator refunds it: first the rest of the prepaid money, then as goodwill. */
  | { readonly kind: 'REFUND_GRANTED'; readonly minor: number; readonly prepaid: number }
  | { readonly kind: 'REFUND_PAID'; readonly minor: number }
  | { readonly kind: 'CASH_COLLECTED'; readonly minor: number }
  /** Below zero where the advance was more than the collected cash. */
  | { readonly kind: 'CASH_SETTLED'; readonly minor: number }
  /** The rider paid the shop at collection. */
  | { readonly kind: 'ADVANCE_PAID'; readonly minor: number }
  /** The parcel came back, and the shop repaid this to the rider. */
  | { readonly kind: 'ADVANCE_RETURNED'; readonly minor: number }
  /** The rider earned so much with the job. */
  | { readonly kind: 'RIDER_EARNED'; readonly minor: number }

/** Events of the money of a rider that belong to no order, in minor units. */
export type RiderMoneyEvent = {
  /** A run that was cancelled reverses what it entered. */
  readonly kind: 'RIDER_PAID_OUT' | 'RIDER_PAYOUT_CANCELLED'
  /** To be paid. */
  readonly paid: number
  /** Cash in hand that the rider keeps as pay. */
  readonly setOff: number
}

/** The postings of an event of a rider. They sum to zero; an account without a change is left out. */
export function postingsOfRider({ kind, paid, setOff }: RiderMoneyEvent): Posting[] {
  const sign = kind === 'RIDER_PAID_OUT' ? 1 : -1
  return withAmounts([
    ['rider_due', sign * (paid + setOff)],
    ['rider_deposit', -sign * setOff],
    ['rider_payout', -sign * paid],
  ])
}

/** The postings of an event. They sum to zero; an account without a change is left out. */
export function postingsOf(event: MoneyEvent): Posting[] {
  return withAmounts(linesOf(event))
}

type Line = readonly [LedgerAccount, number]

const withAmounts = (lines: readonly Line[]): Posting[] =>
  lines.map(([account, minor]) => ({ account, minor })).filter(({ minor }) => minor !== 0)

function linesOf(event: MoneyEvent): readonly Line[] {
  const { minor } = event
  switch (event.kind) {
    case 'PAYMENT_TAKEN':
      return transfer({ credit: 'prepaid', debit: 'gateway' }, minor)
    case 'FEE_EARNED':
      return paidFor(event.minor, event.prepaid)
    case 'FEE_GIVEN_BACK':
      return paidFor(event.minor, event.prepaid).map(([account, part]) => [account, -part] as const)
    case 'CHARGED':
      return transfer({ credit: 'charges', debit: 'receivable' }, minor)
    case 'WRITTEN_OFF':
      return transfer({ credit: 'receivable', debit: 'written_off' }, minor)
    case 'REFUND_DECIDED':
      return transfer({ credit: 'refund_due', debit: 'prepaid' }, minor)
    case 'REFUND_GRANTED':
      return granted(event.minor, event.prepaid)
    case 'REFUND_PAID':
      return transfer({ credit: 'gateway', debit: 'refund_due' }, minor)
    case 'CASH_COLLECTED':
    case 'ADVANCE_RETURNED':
      return transfer({ credit: 'shop_cash', debit: 'rider_cash' }, minor)
    case 'CASH_SETTLED':
    case 'ADVANCE_PAID':
      return transfer({ credit: 'rider_cash', debit: 'shop_cash' }, minor)
    case 'RIDER_EARNED':
      return transfer({ credit: 'rider_due', debit: 'rider_pay' }, minor)
  }
}

/** Debits are above zero. */
const transfer = (
  accounts: { credit: LedgerAccount; debit: LedgerAccount },
  minor: number,
): readonly Line[] => [
  [accounts.debit, minor],
  [accounts.credit, -minor],
]

/** The prepaid amount covers at most the fee. */
function paidFor(fee: number, prepaid: number): readonly Line[] {
  const ahead = Math.max(0, Math.min(fee, prepaid))
  return [
    ['prepaid', ahead],
    ['receivable', fee - ahead],
    ['fees', -fee],
  ]
}

function granted(minor: number, prepaid: number): readonly Line[] {
  const ahead = Math.max(0, Math.min(minor, prepaid))
  return [
    ['prepaid', ahead],
    ['goodwill', minor - ahead],
    ['refund_due', -minor],
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
