import { expect, it } from 'vitest'
import { readFleetSettings } from './settings.ts'

const given = { FLEET_SERVICE_URL: 'http://127.0.0.1:4000/', DATABASE_URL: 'postgres://u:secret@host/beckon' }

it('the fleet has the defaults of the service', () => {
  expect(readFleetSettings(given)).toEqual({
    serviceUrl: 'http://127.0.0.1:4000',
    databaseUrl: given.DATABASE_URL,
    dataDir: './data',
    timeScale: 10,
    defaultCountry: 'SG',
    logLevel: 'info',
  })
})

it.each([
  [{ FLEET_SERVICE_URL: '' }, 'FLEET_SERVICE_URL must be the address of a running service'],
  [{ FLEET_SERVICE_URL: 'ftp://host' }, 'FLEET_SERVICE_URL must be the address of a running service'],
  [{ DATABASE_URL: 'mysql://u:secret@host' }, "DATABASE_URL must be the service's database"],
  [{ FLEET_PACE: '0' }, 'FLEET_PACE must be a number from 1 to 200'],
])('names the wrong setting of %j without its value', (changes, message) => {
  const read = () => readFleetSettings({ ...given, ...changes })
  expect(read).toThrow(message)
  expect(read).not.toThrow('secret')
})
