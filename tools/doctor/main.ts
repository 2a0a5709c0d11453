import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { examine, linesOf } from './doctor.ts'

const findings = await examine({ config: readConfig(), now: () => systemClock.now() })
for (const line of linesOf(findings)) console.log(line)
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
