import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFleetProcess } from './fleet.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'beckon-fleet-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('reports riders that ended unexpectedly, and starts them again', async () => {
  const config = {
    dataDir,
    databaseUrl: 'postgres://nowhere/none',
    timeScale: 1,
    defaultCountry: 'SG',
    logLevel: 'info',
  } as const
  const onLost = vi.fn()
  const fleet = await startFleetProcess(config, 'no address', onLost)
  await vi.waitFor(() => expect(onLost.mock.calls.length).toBeGreaterThan(1), { timeout: 60_000 })
  await fleet.stop()
  const log = readFileSync(join(dataDir, 'fleet.log'), 'utf8')
  expect(log).toContain('FLEET_SERVICE_URL must be the address of a running service')
})
