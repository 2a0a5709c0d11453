import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNode, install, installBrowser, root } from './install.mjs'

/** Where the command was typed: npm itself changes into the root of the repository. */
export const startFolder = process.env['INIT_CWD'] ?? process.cwd()

/** Installs what is missing, then runs a program of this repository with the arguments of this process. */
export async function runTool(program, { cwd = root, needsBrowser = false } = {}) {
  await install()
  if (needsBrowser) await installBrowser()
  const { path, flags } = findNode()
  const { status } = spawnSync(
    path,
    [...flags, '--disable-warning=ExperimentalWarning', join(root, program), ...process.argv.slice(2)],
    { cwd, stdio: 'inherit' },
  )
  process.exit(status ?? 1)
}
