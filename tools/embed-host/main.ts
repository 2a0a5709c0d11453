import { parseArgs } from 'node:util'
import { DEMO_OPERATOR_TOKEN } from '../../demo/seed/demo-operator.ts'
import { startEmbedHost } from './embed-host.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '5500' },
    vendor: { type: 'string' },
    operator: { type: 'string', default: DEMO_OPERATOR_TOKEN },
    lifetime: { type: 'string', default: '1800' },
  },
})

try {
  const host = await startEmbedHost({
    portal: positionals[0] ?? 'http://localhost:4000',
    port: Number(values.port),
    operatorToken: values.operator,
    vendorId: values.vendor,
    lifetimeSeconds: Number(values.lifetime),
  })
  console.log(`\n  Open   ${host.url}   (the portal inside it, for ${host.vendorId})\n\n  Ctrl-C stops it.\n`)
  process.once('SIGINT', () => void host.stop())
  process.once('SIGTERM', () => void host.stop())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
