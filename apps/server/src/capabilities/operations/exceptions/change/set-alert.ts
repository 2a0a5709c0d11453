import type { AnswerOf, BodyOf, exceptionCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { exceptionKinds, initialAlert } from '@beckon/domain/exception'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'

type Alerts = AnswerOf<typeof exceptionCalls.readExceptionAlerts>

/** The alerts of a person in a country; a program has none. */
export async function readAlerts(
  db: Database,
  country: CountryCode,
  { operatorId, sessionId }: OperatorCaller,
): Promise<Alerts | Refusal> {
  if (sessionId === undefined) return refuse('auth.forbidden')
  const chosen = await db
    .selectFrom('exception_alert')
    .select(['kind', 'sound', 'mail'])
    .where('operator_id', '=', operatorId)
    .where('country', '=', country)
    .execute()
  return {
    result: exceptionKinds.map(
      (kind) => chosen.find((one) => one.kind === kind) ?? { kind, ...initialAlert(kind) },
    ),
  }
}

export async function setAlert(
  db: Database,
  country: CountryCode,
  {
    caller,
    alert,
  }: {
    readonly caller: OperatorCaller
    readonly alert: BodyOf<typeof exceptionCalls.setExceptionAlert>
  },
): Promise<Alerts | Refusal> {
  if (caller.sessionId === undefined) return refuse('auth.forbidden')
  const { kind, sound, mail } = alert
  await db
    .insertInto('exception_alert')
    .values({ operator_id: caller.operatorId, country, kind, sound, mail })
    .onConflict((same) => same.columns(['operator_id', 'country', 'kind']).doUpdateSet({ sound, mail }))
    .execute()
  return readAlerts(db, country, caller)
}
