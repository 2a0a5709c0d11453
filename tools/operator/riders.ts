import { type OperatedRider, riderOpsCalls } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { type CountryCode, isCountryCode } from '@beckon/domain/country'
import { type RiderStatus, type Vehicle, vehicles } from '@beckon/domain/rider'
import { type CommandResult, error, succeeded } from './command-result.ts'

export const RIDER_USAGE = `  node tools/operator.mjs rider invite "A name" <+6591234567> <${vehicles.join('|')}> [SG]
  node tools/operator.mjs rider again <id> [SG]
  node tools/operator.mjs rider list [SG]
  node tools/operator.mjs rider suspend|resume|end <id> "A reason" [SG]`

const usage = () => error(`Usage:\n${RIDER_USAGE}`)

export interface RiderTool {
  /** The calls of an operator in a country of a running service. */
  readonly clientIn: (country: CountryCode) => Pick<Client, 'call'>
  /** The country of a command that names none. */
  readonly country: CountryCode
}

/** Runs a command about riders by the calls of an operator, which check, send and record it. */
export async function runRiderCommand(tool: RiderTool, args: readonly string[]): Promise<CommandResult> {
  const [command = '', ...rest] = args
  if (command === 'list') return inCountry(tool, rest, 0, list)
  if (command === 'invite') return inCountry(tool, rest, 3, invite)
  if (command === 'again') return inCountry(tool, rest, 1, inviteAgain)
  const status = statusOf[command]
  return status ? inCountry(tool, rest, 2, (client, given) => setStatus(client, given, status)) : usage()
}

type Work = (client: Pick<Client, 'call'>, given: readonly string[]) => Promise<CommandResult>

/** The arguments of a command, and after them the country where it is not the default one. */
async function inCountry(
  tool: RiderTool,
  args: readonly string[],
  count: number,
  work: Work,
): Promise<CommandResult> {
  const country = args[count]?.toUpperCase() ?? tool.country
  if (args.length < count || args.length > count + 1 || !isCountryCode(country)) return usage()
  return work(tool.clientIn(country), args.slice(0, count))
}

const statusOf: Readonly<Record<string, RiderStatus>> = {
  suspend: 'suspended',
  resume: 'active',
  end: 'left',
}

const isVehicle = (text: string): text is Vehicle => vehicles.some((one) => one === text)

async function invite(
  client: Pick<Client, 'call'>,
  [name = '', phone_number = '', vehicle = '']: readonly string[],
) {
  if (!isVehicle(vehicle)) return usage()
  const body = { name, phone_number, vehicle, reason: 'invited with tools/operator' }
  const invited = await client.call(riderOpsCalls.inviteRider, { body })
  return invited.ok ? shown(invited.answer.result) : failed(invited.error)
}

async function inviteAgain(client: Pick<Client, 'call'>, [id = '']: readonly string[]) {
  const body = { reason: 'invited again with tools/operator' }
  const invited = await client.call(riderOpsCalls.inviteRiderAgain, { params: { id }, body })
  return invited.ok ? shown(invited.answer.result) : failed(invited.error)
}

async function setStatus(
  client: Pick<Client, 'call'>,
  [id = '', reason = '']: readonly string[],
  status: RiderStatus,
) {
  const set = await client.call(riderOpsCalls.setRiderStatus, { params: { id }, body: { status, reason } })
  return set.ok ? succeeded(lineOf(set.answer.result)) : failed(set.error)
}

const PAGE = 200

async function list(client: Pick<Client, 'call'>): Promise<CommandResult> {
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

function failed(reason: CallError): CommandResult {
  if (reason.kind === 'refused') {
    const [first] = reason.failure.errors
    const id = first?.meta['rider_id']
    return error(
      `${first?.message ?? reason.status} (${first?.code ?? 'unknown'}${id ? `, ${String(id)}` : ''})`,
    )
  }
  return error('The service could not be reached. Is it running, and is OPERATOR_URL its address?')
}
