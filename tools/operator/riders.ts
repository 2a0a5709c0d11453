import { type OperatedRider, riderOpsCalls } from '@beckon/contract'
import { type RiderStatus, type Vehicle, vehicles } from '@beckon/domain/rider'
import { COMMAND, type CommandResult, error, succeeded } from './command-result.ts'
import { DOCUMENT_USAGE, runDocumentCommand } from './rider-documents.ts'
import { PAYOUT_USAGE, runPayoutCommand } from './rider-payouts.ts'
import { runZoneCommand, ZONE_USAGE } from './rider-zones.ts'
import { failed, inCountry, type OperatorClient, type RiderTool } from './rider-tool.ts'

export const RIDER_USAGE = `  ${COMMAND} rider invite "A name" <+6591234567> <${vehicles.join('|')}> [SG]
  ${COMMAND} rider again <id> [SG]
  ${COMMAND} rider list [SG]
  ${COMMAND} rider suspend|resume|end <id> "A reason" [SG]
${DOCUMENT_USAGE}
${ZONE_USAGE}
${PAYOUT_USAGE}`

const usage = () => error(`Usage:\n${RIDER_USAGE}`)

/** Runs a command about riders by the calls of an operator, which check, send and record it. */
export async function runRiderCommand(tool: RiderTool, args: readonly string[]): Promise<CommandResult> {
  return (
    (await runAccountCommand(tool, args)) ??
    (await runDocumentCommand(tool, args)) ??
    (await runZoneCommand(tool, args)) ??
    (await runPayoutCommand(tool, args)) ??
    usage()
  )
}

async function runAccountCommand(
  tool: RiderTool,
  [command = '', ...rest]: readonly string[],
): Promise<CommandResult | undefined> {
  if (command === 'list') return inCountry(tool, rest, 0, list)
  if (command === 'invite') return inCountry(tool, rest, 3, invite)
  if (command === 'again') return inCountry(tool, rest, 1, inviteAgain)
  const status = statusOf[command]
  return status && inCountry(tool, rest, 2, (client, given) => setStatus(client, given, status))
}

const statusOf: Readonly<Record<string, RiderStatus>> = {
  suspend: 'suspended',
  resume: 'active',
  end: 'left',
}

const isVehicle = (text: string): text is Vehicle => vehicles.some((one) => one === text)

async function invite(
  client: OperatorClient,
  [name = '', phone_number = '', vehicle = '']: readonly string[],
) {
  if (!isVehicle(vehicle)) return usage()
  const body = { name, phone_number, vehicle, reason: 'invited with tools/operator' }
  const invited = await client.call(riderOpsCalls.inviteRider, { body })
  return invited.ok ? shown(invited.answer.result) : failed(invited.error)
}

async function inviteAgain(client: OperatorClient, [id = '']: readonly string[]) {
  const body = { reason: 'invited again with tools/operator' }
  const invited = await client.call(riderOpsCalls.inviteRiderAgain, { params: { id }, body })
  return invited.ok ? shown(invited.answer.result) : failed(invited.error)
}

async function setStatus(
  client: OperatorClient,
  [id = '', reason = '']: readonly string[],
  status: RiderStatus,
) {
  const set = await client.call(riderOpsCalls.setRiderStatus, { params: { id }, body: { status, reason } })
  if (!set.ok) return failed(set.error)
  const { result } = set.answer
  return succeeded(lineOf(result), ...(status === 'active' ? [] : result.in_hand.map(inHandLine)))
}

const inHandLine = (one: { readonly order_id: string; readonly is_collected: boolean }): string =>
  one.is_collected
    ? `  ${one.order_id} was collected and stays with the rider.`
    : `  ${one.order_id} was not collected and goes to another rider.`

const PAGE = 200

async function list(client: OperatorClient): Promise<CommandResult> {
  const riders: OperatedRider[] = []
  for (;;) {
    const after = riders.at(-1)?.id
    const query = { count: PAGE, ...(after === undefined ? {} : { after }) }
    const page = await client.call(riderOpsCalls.listRiders, { query })
    if (!page.ok) return failed(page.error)
    riders.push(...page.answer.result)
    if (page.answer.result.length < PAGE) break
  }
  return succeeded(...(riders.length === 0 ? ['No rider yet.'] : riders.map(lineOf)))
}

const lineOf = ({ id, status, name, phone_number, vehicle, devices }: OperatedRider): string =>
  [id, status, name, phone_number, vehicle, `${devices} devices`].join('\t')

const shown = ({ rider, link }: { readonly rider: OperatedRider; readonly link: string }) =>
  succeeded(
    `${rider.name} (${rider.id}) signs in with this link, once, within 48 hours. It is also sent as a text.`,
    '',
    `  ${link}`,
    '',
  )
