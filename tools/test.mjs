// `npm test`: installs what is missing, then runs every suite with the Node that came with it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNode, install, root } from './start/install.mjs'

await install()
const { path, flags } = findNode()
const run = join(root, 'tools', 'test', 'run-suites.ts')
const { status } = spawnSync(
  path,
  [...flags, '--disable-warning=ExperimentalWarning', run, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
