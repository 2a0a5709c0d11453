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
