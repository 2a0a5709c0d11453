import { BeckonError } from '../errors.ts'
import { events } from './commands/events.ts'
import { listen } from './commands/listen.ts'
import { logs } from './commands/logs.ts'
import { orders } from './commands/orders.ts'
import { trigger } from './commands/trigger.ts'
import { type Io, UsageError } from './io.ts'

type Command = (args: readonly string[], io: Io) => Promise<void>

const commands: Readonly<Record<string, Command>> = { listen, trigger, events, logs, orders }

export const help = `beckon <command>

  listen --forward-to <url>    sends each event to a program on this machine   [--events a,b] [--after <cursor>] [--secret whsec_…]
  trigger <event>              sends the example of an event to an endpoint    [--endpoint <id>]
  events resend <id>           sends an event again                            [--endpoint <id>]
  events resend --since <time> sends all that failed since then again          [--endpoint <id>]
  logs tail                    prints events as they happen                    [--order <id>] [--after <cursor>] [--json]
  orders create <file>         requests a rider for the order in a JSON file   [--dry-run] [--reference <your number>] [--idempotency-key <key>]

The key is read from BECKON_KEY or the file named by BECKON_KEY_FILE, the address of the portal from BECKON_URL.`

/** Runs a command; resolves with the exit code. */
export async function run(
  [name = '', ...args]: readonly string[],
  connect: () => Promise<Io>,
  print: Io['print'],
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || args.includes('--help')) {
    print(help)
    return name === '' || name === '--help' || command ? 0 : 2
  }
  try {
    await command(args, await connect())
    return 0
  } catch (error) {
    print(explained(error))
    return isUsage(error) ? 2 : 1
  }
}

/** Node's own errors of arguments have codes of this form. */
const isUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

function explained(error: unknown): string {
  if (!(error instanceof BeckonError)) return error instanceof Error ? error.message : String(error)
  const fields = Object.entries(error.fields).map(([field, problem]) => `  ${field}: ${problem}`)
  const action = error.action === undefined ? [] : [error.action]
  const request = error.requestId === undefined ? [] : [`Request ${error.requestId}`]
  return [error.message, ...fields, ...action, ...request].join('\n')
}
