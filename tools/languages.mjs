// `npm run languages`: writes the coverage of each language into docs/languages.md.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNode, install, root } from './start/install.mjs'

await install()
const { path, flags } = findNode()
const run = join(root, 'tools', 'languages', 'languages.ts')
const { status } = spawnSync(
  path,
  [...flags, '--disable-warning=ExperimentalWarning', run, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
