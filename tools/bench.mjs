// `npm run bench`: measurements, each a ratio taken in one run. A name runs one: `npm run bench -- streets`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNode, install, root } from './start/install.mjs'

await install()
const { path, flags } = findNode()
const { status } = spawnSync(
  path,
  [
    ...flags,
    '--disable-warning=ExperimentalWarning',
    join(root, 'bench', 'run.ts'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
