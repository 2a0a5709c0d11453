import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const needed = { GATEWAY_PORT: '4001', DATA_DIR: '/tmp/data', DATABASE_URL: 'postgres://me:secret@host/db' }

it('the settings have the values that the start passes', () => {
  expect(readSettings(needed)).toMatchObject({ port: 4001, host: '127.0.0.1', rateLimits: true })
})

it.each([
  [{ ENVIRONMENT: 'prd' }, 'ENVIRONMENT'],
  [{ DATABASE_URL: 'mysql://me:secret@host/db' }, 'DATABASE_URL'],
])('does not start with %j, and names no value', (wrong, name) => {
  const start = () => readSettings({ ...needed, ...wrong })
  expect(start).toThrow(name)
  expect(start).not.toThrow('secret')
})
