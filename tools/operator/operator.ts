import { looksLikeEmail } from '@beckon/domain/account'
import { type CountryCode, countryCodes, isCountryCode } from '@beckon/domain/country'
import { OPERATOR_INVITATION_HOURS } from '@beckon/domain/limits'
import { mayExist } from '@beckon/domain/operator'
import {
  activeAdministrators,
  addOperator,
  endOperator,
  insertInvitation,
  listOperators,
  type OperatorRow,
} from '../../apps/server/src/capabilities/settings/operators/index.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { COMMAND, type CommandResult, error, succeeded } from './command-result.ts'
import { KEYS_USAGE } from './keys.ts'
import { PERSON_USAGE } from './person.ts'
import { RIDER_USAGE } from './riders.ts'

export const USAGE = `Usage:
  ${COMMAND} add "A name" <SG,MY or ALL>
  ${COMMAND} list
  ${COMMAND} end <id>
  ${COMMAND} invite-first <email>
${KEYS_USAGE}
${PERSON_USAGE}
${RIDER_USAGE}`

export interface OperatorTool {
  readonly db: Database
  readonly now: Date
  /** The country whose page an invitation leads to. */
  readonly country: CountryCode
  readonly linkTo: (path: `/${string}`) => string
}

/** Runs one command. The token of a new operator is among the lines, and nowhere else. */
export async function runCommand(tool: OperatorTool, args: readonly string[]): Promise<CommandResult> {
  const { db, now } = tool
  const [command, subject, list] = args
  if (command === 'list' && args.length === 1) return succeeded(...lineUp(await listOperators(db)))
  if (command === 'end' && subject !== undefined && args.length === 2) {
    return (await endOperator(db, subject, now))
      ? succeeded(`${subject} has ended: the token is nothing from now on.`)
      : error(`There is no operator ${subject}, or it has ended already.`)
  }
  if (command === 'add' && subject !== undefined && list !== undefined && args.length === 3) {
    return add(db, subject, list, now)
  }
  if (command === 'invite-first' && subject !== undefined && args.length === 2) {
    return inviteFirst(tool, subject)
  }
  return error(USAGE)
}

/** Invites the first administrator, of all countries. The others are invited by an administrator, with a record. */
async function inviteFirst(
  { db, now, country, linkTo }: OperatorTool,
  typed: string,
): Promise<CommandResult> {
  const email = typed.trim()
  if (!looksLikeEmail(email) || !mayExist({ email, environment: 'prd' })) {
    return error('That is not an email address of an operator.')
  }
  if ((await activeAdministrators(db, 'prd')).length > 0) {
    return error('There is an administrator, who can invite others.')
  }
  const grants = countryCodes.map((one) => ({ country: one, role: 'administrator' }) as const)
  const { token } = await insertInvitation(db, { country, email, name: email, grants, now })
  return succeeded(
    `${email} becomes an administrator of all countries with this link, once, within ${OPERATOR_INVITATION_HOURS} hours:`,
    '',
    `  ${linkTo(`/console/#invitation=${token}`)}`,
    '',
  )
}

async function add(db: Database, name: string, list: string, now: Date): Promise<CommandResult> {
  const operatorId = idFrom(name)
  if (operatorId === undefined) return error('Say who it is in Latin letters or digits.')
  const countries = countriesIn(list)
  if (!countries) return error(`Countries are ALL, or some of ${countryCodes.join(',')}.`)
  const token = await addOperator(db, { operatorId, name: name.trim(), countries, now })
  if (token === undefined) return error(`There is an operator ${operatorId} already, or there was one.`)
  return succeeded(
    `${operatorId} looks after ${countries.join(', ')}. The token is shown this once:`,
    '',
    `  Authorization: Operator ${token}`,
    '',
  )
}

/** `Ana Santos` is `ana-santos`: what the record of changes names. */
function idFrom(name: string): string | undefined {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const id = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  return id === '' ? undefined : id
}

function countriesIn(list: string): readonly CountryCode[] | undefined {
  const named = list.toUpperCase().split(',')
  if (named.length === 1 && named[0] === 'ALL') return countryCodes
  const known = named.filter(isCountryCode)
  return known.length === named.length ? [...new Set(known)] : undefined
}

function lineUp(operators: readonly OperatorRow[]): string[] {
  if (operators.length === 0) return ['No operator yet.']
  return operators.map(({ operator_id, name, countries, ended_at }) => {
    const where = countries.length === countryCodes.length ? 'ALL' : countries.join(',')
    return [operator_id, ended_at ? 'ended' : 'present', where, name].join('\t')
  })
}
