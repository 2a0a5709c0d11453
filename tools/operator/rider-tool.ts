import type { CallError, Client } from '@beckon/contract/client'
import { type CountryCode, isCountryCode } from '@beckon/domain/country'
import { type CommandResult, error } from './command-result.ts'

export type OperatorClient = Pick<Client, 'call' | 'open'>

export interface RiderTool {
  /** The calls of an operator in a country of a running service. */
  readonly clientIn: (country: CountryCode) => OperatorClient
  /** The country of a command that names none. */
  readonly country: CountryCode
  readonly readFile: (path: string) => Promise<string>
  readonly writeFile: (path: string, content: Uint8Array) => Promise<void>
}

export type Work = (client: OperatorClient, given: readonly string[]) => Promise<CommandResult>

/** A command with the number of its arguments; undefined where they do not fit, with the country after them or without. */
export async function inCountry(
  tool: RiderTool,
  args: readonly string[],
  count: number,
  work: Work,
): Promise<CommandResult | undefined> {
  const country = args[count]?.toUpperCase() ?? tool.country
  if (args.length < count || args.length > count + 1 || !isCountryCode(country)) return undefined
  return work(tool.clientIn(country), args.slice(0, count))
}

/** The reason for which a call failed. */
export function failed(reason: CallError): CommandResult {
  if (reason.kind === 'refused') {
    const [first] = reason.failure.errors
    const id = first?.meta['rider_id']
    return error(
      `${first?.message ?? reason.status} (${first?.code ?? 'unknown'}${id ? `, ${String(id)}` : ''})`,
    )
  }
  return error('The service could not be reached. Is it running, and is OPERATOR_URL its address?')
}
