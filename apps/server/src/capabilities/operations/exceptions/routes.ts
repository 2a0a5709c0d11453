import { exceptionCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { applyRemedy } from './change/apply-remedy.ts'
import { closeByHand, note, setOwner, snooze } from './change/change-exception.ts'
import { readAlerts, setAlert } from './change/set-alert.ts'
import type { ExceptionDeps } from './deps.ts'
import { listExceptions } from './read/list-exceptions.ts'
import { measureExceptions } from './read/measure-exceptions.ts'
import { readException } from './read/read-exception.ts'

export function exceptionRoutes(app: FastifyInstance, deps: ExceptionDeps): void {
  const { db } = deps
  serve(app, exceptionCalls.listExceptions, (context) => listExceptions(deps, context))
  serve(app, exceptionCalls.readException, (context) => readException(db, context))
  serve(app, exceptionCalls.measureExceptions, ({ caller, deployment }) =>
    measureExceptions(deps, caller, deployment),
  )
  serve(app, exceptionCalls.setExceptionOwner, (context) => setOwner(deps, context))
  serve(app, exceptionCalls.snoozeException, (context) => snooze(deps, context))
  serve(app, exceptionCalls.noteException, (context) => note(deps, context))
  serve(app, exceptionCalls.closeException, (context) => closeByHand(deps, context))
  serve(app, exceptionCalls.remedyException, (context) => applyRemedy(deps, context))
  serve(app, exceptionCalls.readExceptionAlerts, ({ country, caller }) => readAlerts(db, country, caller))
  serve(app, exceptionCalls.setExceptionAlert, ({ country, caller, body }) =>
    setAlert(db, country, { caller, alert: body }),
  )
}
