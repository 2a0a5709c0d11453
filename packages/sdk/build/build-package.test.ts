import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPackage } from './build-package.ts'

const project = mkdtempSync(join(tmpdir(), 'sdk-'))
const installed = join(project, 'node_modules/@beckon/sdk')
const key = `bkn_test_${'a'.repeat(36)}`

beforeAll(() => buildPackage(installed))
afterAll(() => rmSync(project, { recursive: true, force: true }))

it('a program outside of this repository uses the package with nothing else installed', () => {
  writeFileSync(
    join(project, 'program.mjs'),
    `import { createBeckon, signWebhook, verifyWebhook } from '@beckon/sdk'
     const answer = async () => Response.json({ id: 'one', status: 'searching' })
     const beckon = createBeckon({ key: '${key}', baseUrl: 'https://sg.example.test', fetch: answer })
     const secret = 'whsec_' + btoa('a secret of twenty-four bytes')
     const body = JSON.stringify({ type: 'ping', timestamp: '2026-11-25T10:00:00Z', data: {} })
     const headers = await signWebhook({ id: 'evt', timestamp: Math.floor(Date.now() / 1000), body, secret })
     console.log((await beckon.orders.get('one')).status, (await verifyWebhook({ body, headers, secret })).type)`,
  )
  expect(execFileSync(process.execPath, ['program.mjs'], { cwd: project, encoding: 'utf8' })).toBe(
    'searching ping\n',
  )
})

it('a strict TypeScript program is checked with the types of the package alone', () => {
  const program = (status: string) =>
    `import { createBeckon, type NewOrder, type Order } from '@beckon/sdk'
     const beckon = createBeckon({ key: '', baseUrl: '' })
     export async function place(order: NewOrder): Promise<Order> {
       const placed = await beckon.orders.create(order, { idempotencyKey: 'one' })
       if (placed.status === '${status}') for await (const one of beckon.orders.all({ state: 'open' })) console.log(one.goods.value.amount)
       return placed
     }`
  const types = join(import.meta.dirname, '../../../node_modules/@types')
  mkdirSync(join(project, 'node_modules'), { recursive: true })
  symlinkSync(types, join(project, 'node_modules/@types'))
  const check = (text: string) => {
    writeFileSync(join(project, 'program.ts'), text)
    const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
    const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
    return () => execFileSync(process.execPath, [tsc, ...flags, 'program.ts'], { cwd: project })
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  expect(check(program('searching'))).not.toThrow()
  expect(check(program('no status of an order'))).toThrow()
})

it('the package needs no other package', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(manifest).not.toHaveProperty('dependencies')
  expect(readFileSync(join(installed, 'index.js'), 'utf8')).not.toMatch(/^import .* from ["'](?!\.|node:)/mu)
})
