// `node tools/embed-host.mjs [portal]`: a page of another platform that shows the portal inside it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNode, install, root } from './start/install.mjs'

await install()
const { path, flags } = findNode()
const run = join(root, 'tools', 'embed-host', 'main.ts')
const { status } = spawnSync(
  path,
  [...flags, '--disable-warning=ExperimentalWarning', run, ...process.argv.slice(2)],
  {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
