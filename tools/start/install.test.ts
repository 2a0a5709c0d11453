import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installedBrowser } from './installed-browser.mjs'
import { temporaryData } from '../test/temporary-data.ts'

const tools = fileURLToPath(new URL('..', import.meta.url))
let data: ReturnType<typeof temporaryData>

/** A fresh clone, as far as the installation looks at it, where npm is a program of ours. */
beforeEach(() => {
  data = temporaryData('install')
  for (const file of [
    'start.mjs',
    'start/run-product.mjs',
    'start/install.mjs',
    'start/installed-browser.mjs',
    'start/ancestors.mjs',
  ])
    cpSync(join(tools, file), join(data.path, 'tools', file))
  writeFileSync(join(data.path, 'package-lock.json'), '{"packages":{}}')
  mkdirSync(join(data.path, 'bin'))
})
afterEach(() => data.remove())

const npmIs = (script: string) =>
  writeFileSync(join(data.path, 'bin', 'npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

function start() {
  const PATH = `${join(data.path, 'bin')}:${process.env['PATH']}`
  const child = spawn(process.execPath, [join(data.path, 'tools', 'start.mjs')], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ended: once(child, 'close').then(([code]) => code as number | null) }
}

it('ends npm too when it is stopped in the middle of the installation', async () => {
  npmIs(`echo $$ > ${data.path}/pid; echo began; exec sleep 600`)
  const { child, ended } = start()
  for await (const chunk of child.stdout) if (String(chunk).includes('began')) break
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const pid = Number(readFileSync(join(data.path, 'pid'), 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

it('reports a failure of npm in one line and starts nothing', async () => {
  npmIs('exit 3')
  const { child, ended } = start()
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  expect(await ended).toBe(1)
  expect(said.join('').trim()).toBe(
    'The installation failed; what npm said stands above. Mend that and run the command again.',
  )
})

/** Runs `installBrowser` of the clone and returns the folders in which it started npm. */
async function browserFolders(chromium: string): Promise<string> {
  npmIs(`pwd >> ${data.path}/folders; mkdir -p node_modules`)
  writeFileSync(join(data.path, 'folders'), '')
  const script = `import('${join(data.path, 'tools', 'start', 'install.mjs')}').then((m) => m.installBrowser())`
  const child = spawn(process.execPath, ['-e', script], {
    env: {
      ...process.env,
      PATH: `${join(data.path, 'bin')}:${process.env['PATH']}`,
      BECKON_CHROMIUM: chromium,
    },
  })
  await once(child, 'close')
  return readFileSync(join(data.path, 'folders'), 'utf8').trim()
}

it('fetches no browser where Chrome or Chromium is installed', async () => {
  expect(await browserFolders(process.execPath)).toBe('')
})

it.skipIf(installedBrowser())('fetches a browser where none is installed', async () => {
  const folder = join(data.path, 'tools', 'runtime', 'browser')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}')
  expect(await browserFolders('/nowhere')).toBe(folder)
})
