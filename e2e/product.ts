import { rmSync } from 'node:fs'
import { dataDir, demoCountries, port } from './port.ts'

/** Starts the product for the tests with an empty data folder. */
rmSync(dataDir, { recursive: true, force: true })
Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: dataDir,
  FLEET_PACE: '200',
  RATE_LIMITS: 'off',
  // All tests come from one address.
  ATTEMPTS_PER_ADDRESS: '100000',
  // Receivers of webhooks that tests start.
  WEBHOOK_HOSTS: 'localhost:*',
  DEFAULT_COUNTRY: 'SG',
  DEMO_COUNTRIES: demoCountries.join(','),
})
await import('../tools/start/start.ts')
