import { parseArgs } from 'node:util'
import { SetupError } from './setup-error.ts'

export interface Arguments {
  readonly config: string | undefined
  readonly isDryRun: boolean
  readonly files: readonly string[]
}

/** Runs a program of the command line: `--help`, errors of the setup without a stack, a clean end at Ctrl-C and SIGTERM. */
export async function runProgram(
  help: string,
  start: (given: Arguments, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  try {
    const given = readArguments()
    if (given === 'help') process.stdout.write(help)
    else await start(given, stopping.signal)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`${error.problems.join('\n')}\n`)
    process.exitCode = 2
  }
}

function readArguments(): Arguments | 'help' {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) return 'help'
    return { config: values.config, isDryRun: values['dry-run'] ?? false, files: positionals }
  } catch (error) {
    throw new SetupError([`${error instanceof Error ? error.message : 'Wrong arguments.'} See --help.`])
  }
}
