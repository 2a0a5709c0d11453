import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNode, install, root } from './install.mjs'

/** Installs what is missing, then runs a program of this repository with the arguments of this process. */
export async function runTool(program, cwd = root) {
  await install()
  const { path, flags } = findNode()
  const { status } = spawnSync(
    path,
    [...flags, '--disable-warning=ExperimentalWarning', join(root, program), ...process.argv.slice(2)],
    { cwd, stdio: 'inherit' },
  )
  process.exit(status ?? 1)
}
