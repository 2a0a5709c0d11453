import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createClient } from '@beckon/contract/client'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { checkDeployments } from '../../apps/server/src/platform/deployments/deployments.ts'
import { linkTo } from '../../apps/server/src/platform/deployments/link-to.ts'
import { type CommandResult, error } from './command-result.ts'
import { runKeysCommand } from './keys.ts'
import { runCommand } from './operator.ts'
import { runPersonCommand } from './person.ts'
import { runRiderCommand } from './riders.ts'
import { withDatabase } from './with-database.ts'

const config = readConfig()
const [topic, ...args] = process.argv.slice(2)
const result = await run()
for (const line of result.lines) (result.ok ? console.log : console.error)(line)
process.exitCode = result.ok ? 0 : 1

function run(): Promise<CommandResult> {
  if (topic === 'rider') return changeRiders(config, args)
  if (topic === 'person') return changePerson(config)
  return topic === 'keys' ? changeKeys(config) : changeOperators(config)
}

function changePerson(given: Config): Promise<CommandResult> {
  return withDatabase(given, (db) => runPersonCommand({ db, clock: systemClock, writeFile }, args))
}

function changeKeys(given: Config): Promise<CommandResult> {
  return withDatabase(given, (db) => runKeysCommand({ db, clock: systemClock }, args))
}

function changeOperators(given: Config): Promise<CommandResult> {
  return withDatabase(given, (db) => {
    const { defaultCountry: country } = given
    const tool = { db, now: systemClock.now(), country, linkTo: linksOf(given) }
    return runCommand(tool, process.argv.slice(2))
  })
}

/** Addresses of pages of the default country. */
function linksOf(given: Config): (path: `/${string}`) => string {
  const checked = checkDeployments(given)
  const deployment = checked.ok ? checked.deployments.get(given.defaultCountry) : undefined
  if (!deployment) throw new Error('the deployment of the default country is not valid')
  return (path) => linkTo(given, deployment, path)
}

/** By the calls of a running service, under the operator of the token: these send texts and end devices at once. */
async function changeRiders(
  { port, defaultCountry, environment }: Config,
  given: readonly string[],
): Promise<CommandResult> {
  const origin = process.env['OPERATOR_URL'] ?? `http://127.0.0.1:${port}`
  const token = await operatorToken(environment)
  if (!token) return error('Set OPERATOR_TOKEN to the token of an operator.')
  return runRiderCommand(
    {
      country: defaultCountry,
      readFile: (path) => readFile(path, 'utf8'),
      writeFile,
      clientIn: (country) =>
        createClient({
          origin,
          headers: () => ({ authorization: `Operator ${token}`, 'x-country': country }),
        }),
    },
    given,
  )
}

/** That of the demo operator where none is given: it is valid in no production, and a checkout has it. */
async function operatorToken(environment: Config['environment']): Promise<string | undefined> {
  const given = process.env['OPERATOR_TOKEN']
  const demoOperator = new URL('../../demo/seed/demo-operator.ts', import.meta.url)
  if (given || environment === 'prd' || !existsSync(demoOperator)) return given
  const { DEMO_OPERATOR_TOKEN } = await import('../../demo/seed/demo-operator.ts')
  return DEMO_OPERATOR_TOKEN
}
