import { type Logger, pino, stdSerializers } from 'pino'

/** Never written, wherever they appear. Bodies are not logged at all; this is the second wall. */
const secrets = [
  'authorization',
  'token',
  'access_token',
  'api_key',
  'number',
  'security_code',
  'encrypted_card_number',
  'encrypted_security_code',
  'transient_token',
  'prime',
]

export const createLog = (level: string): Logger =>
  pino({
    level,
    base: { program: 'gateway' },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: { err: stdSerializers.err },
  })
