import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { temporaryData } from '../test/temporary-data.ts'
import { startGatewayProcess } from './gateway.ts'

it('gives the gateway the environment, so that it refuses production itself', async () => {
  const data = temporaryData('gateway')
  const config = readConfig({ ENVIRONMENT: 'prd', DATA_DIR: data.path, PORT: '0', GATEWAY_PORT: '0' })
  const database = { url: 'postgres://nobody@127.0.0.1:1/none', ready: Promise.resolve() }
  await expect(startGatewayProcess(config, database)).rejects.toThrow('it ended')
  const response = readFileSync(join(data.path, 'gateway', 'gateway.log'), 'utf8')
  expect(response).toContain('ENVIRONMENT: not what the gateway needs.')
  data.remove()
})
