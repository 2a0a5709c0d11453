import { z } from 'zod'
import { accountBalance } from '../../wire/money/desk.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/ledger'
const audience = 'operator'

/** Days in the time zone of the country, both included; at most 366. */
const period = z.object({ from: z.iso.date(), to: z.iso.date() })

export const readLedgerBalances = defineCall({
  name: 'readLedgerBalances',
  method: 'GET',
  path: `${base}/balances`,
  summary: 'The accounts of the ledger in a period: opening balance, debits, credits, closing balance.',
  audience,
  action: 'money.read',
  rate: 30,
  query: period,
  answer: z.object({
    result: z.object({
      entries: z.number().int(),
      /** Entries of the period whose postings do not sum to zero; always 0, as the database refuses them. */
      unbalanced: z.number().int(),
      accounts: z.array(accountBalance),
    }),
  }),
})

export const exportLedger = defineCall({
  name: 'exportLedger',
  method: 'GET',
  path: `${base}/export`,
  summary: 'The postings of a period as a CSV file, oldest first.',
  audience,
  action: 'money.read',
  file: true,
  rate: 10,
  query: period,
  answer: z.unknown(),
})
