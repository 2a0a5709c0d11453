import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('never writes what opens a door', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (text) => void lines.push(text) })
  log.info({ password: 's3cret', headers: { authorization: 'Bearer s3cret', cookie: 's3cret' } }, 'hello')
  log.info({ req: { headers: { authorization: 's3cret' } }, body: { refresh_token: 's3cret' } }, 'again')
  log.info({ body: { new_password: 's3cret', verification_code: 's3cret' } }, 'a new password')
  log.info({ AccessToken: 's3cret', body: { IdToken: 's3cret', RefreshToken: 's3cret' } }, 'tokens')
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain('s3cret')
})

it('hides the secrets of logins of operators and of devices of riders', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (text) => void lines.push(text) })
  log.info({ body: { ticket: 's3cret', uri: 'otpauth://totp/a?secret=s3cret' } }, 'a step of a login')
  log.info({ result: { recovery_codes: ['s3cret'], device_token: 's3cret' } }, 'answers')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('s3cret')
})

it('never quotes the row that the database did not take', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (text) => void lines.push(text) })
  const response = {
    code: '23502',
    detail: 'Failing row contains (Mai Tan, +6591234567).',
    where: 'line 1: Mai Tan',
  }
  const error = Object.assign(new Error('null value in column "city"'), response)
  log.error({ err: error }, 'a request failed')
  log.error({ error }, 'tidy-up failed')
  expect(lines.join('')).not.toContain('Mai Tan')
  for (const line of lines) {
    const { err, error: other } = JSON.parse(line)
    expect(err ?? other).toMatchObject({
      type: 'Error',
      message: 'null value in column "city"',
      code: '23502',
    })
  }
})
