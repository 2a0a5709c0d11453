import { randomUUID } from 'node:crypto'
import { type AnswerOf, riderPayoutCalls } from '@beckon/contract'
import { COMMAND, type CommandResult, succeeded } from './command-result.ts'
import { failed, inCountry, type OperatorClient, type RiderTool } from './rider-tool.ts'

export const PAYOUT_USAGE = `  ${COMMAND} rider payout <2030-06-30> <net-cash|leave-cash> "A reason" [SG]
  ${COMMAND} rider payouts [SG]
  ${COMMAND} rider payout-file <run> <file.csv> [SG]`

/** Runs a command about payout runs; undefined for one that is none or lacks arguments. */
export async function runPayoutCommand(
  tool: RiderTool,
  [command = '', ...rest]: readonly string[],
): Promise<CommandResult | undefined> {
  switch (command) {
    case 'payout':
      return cashRules.has(rest[1] ?? '') ? inCountry(tool, rest, 3, create) : undefined
    case 'payouts':
      return inCountry(tool, rest, 0, list)
    case 'payout-file':
      return inCountry(tool, rest, 2, (client, given) => download(tool, client, given))
    default:
      return undefined
  }
}

const cashRules: ReadonlySet<string> = new Set(['net-cash', 'leave-cash'])

async function create(
  client: OperatorClient,
  [until = '', cash = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  const created = await client.call(riderPayoutCalls.createPayoutRun, {
    params: { id: randomUUID() },
    body: { until, net_cash: cash === 'net-cash', reason },
  })
  if (!created.ok) return failed(created.error)
  const { result } = created.answer
  const carried = result.carried_riders
  return succeeded(
    lineOf(result),
    ...(carried === 0 ? [] : [`${carried} riders are below zero and carried to the next run.`]),
    'Nothing was paid: pay by the file of the run.',
  )
}

async function list(client: OperatorClient): Promise<CommandResult> {
  const listed = await client.call(riderPayoutCalls.listPayoutRuns, { query: {} })
  if (!listed.ok) return failed(listed.error)
  const { result } = listed.answer
  return succeeded(...(result.length === 0 ? ['No payout run yet.'] : result.map(lineOf)))
}

async function download(
  { writeFile }: RiderTool,
  client: OperatorClient,
  [id = '', file = '']: readonly string[],
): Promise<CommandResult> {
  const opened = await client.open(riderPayoutCalls.readPayoutRun, { params: { id } })
  if (!opened.ok) return failed(opened.error)
  await writeFile(file, new Uint8Array(await opened.answer.arrayBuffer()))
  return succeeded(`${file} was written.`)
}

const lineOf = (run: AnswerOf<typeof riderPayoutCalls.createPayoutRun>['result']): string =>
  [
    ...[run.id, `until ${run.until}`, `${run.riders} riders`, `earned ${run.earned}`],
    ...[`cash set off ${run.cash_set_off}`, `paid ${run.paid} ${run.currency}`],
  ].join('\t')
