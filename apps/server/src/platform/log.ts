import { type Logger, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'
import { currentWork } from './tracing/work.ts'

/** Never written, wherever they appear: what opens a door, and what people type as a secret. */
const secrets = [
  'authorization',
  'Authorization',
  'cookie',
  'password',
  'new_password',
  'verification_code',
  'refresh_token',
  'AccessToken',
  'IdToken',
  'RefreshToken',
  'token',
  'secret',
  'ticket',
  'recovery_codes',
  'uri',
  'device_token',
]

/** These fields of a database error quote the refused row: names, numbers, hashes of passwords. */
const quoting = ['detail', 'where', 'internalQuery']

function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const written = Object.entries(stdSerializers.err(error))
  return Object.fromEntries(written.filter(([name]) => !quoting.includes(name)))
}

/** The request that a line is about. The logger of a request has its id already; untraced work has no span to look up. */
function idsOfWork(_line: object, _level: number, logger: Logger): object {
  const { requestId, trace } = currentWork() ?? {}
  const isNamed = requestId === undefined || 'request_id' in logger.bindings()
  return {
    ...(isNamed ? {} : { request_id: requestId }),
    ...(trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {}),
  }
}

export function createLog(
  config: Pick<Config, 'logLevel'>,
  destination?: { write(text: string): void },
): Logger {
  const options = {
    level: config.logLevel,
    base: {},
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    mixin: idsOfWork,
    serializers: { err: withoutRows, error: withoutRows },
  }
  return destination ? pino(options, destination) : pino(options)
}
