import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Call, calls } from '@beckon/contract'
import * as programCalls from '../../packages/contract/src/calls/programs/index.ts'
import { environment } from '../../apps/server/src/platform/config.ts'
import { roles } from '../../apps/server/src/platform/config/values.ts'
import { localCertificate, localKey } from '../../apps/server/test/local-certificate.ts'
import { root } from '../start/install.mjs'
import { temporaryData } from '../test/temporary-data.ts'
import { composeFile, differences, rolesOfCompose, rolesOfProxy, rolesOfTarget } from './deployed-roles.ts'
import { imageConfig } from './image-config.ts'

const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')
const text = { compose: read('compose.yaml'), unit: read('beckon@.service'), target: read('beckon.target') }
const compose = composeFile.parse(parse(text.compose, { merge: true }))
const proxy = read('haproxy.cfg')
const has = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: paths }).status === 0
const paths = { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` }
/** Names of settings; one that ends with _FILE is the file of another. */
const unknownSettings = (names: readonly string[]): string[] =>
  names.filter((name) => name !== 'NODE_ENV' && !(name.replace(/_FILE$/u, '') in environment.shape))

const numberIn = (pattern: RegExp, file = proxy): number => Number(pattern.exec(file)?.[1])
/** In seconds, once the drain is over: 3 to close the sockets, 10 for calls under way, 11 for all services. */
const STOP_SECONDS = 24

let data: ReturnType<typeof temporaryData>
beforeAll(() => {
  data = temporaryData('deploy')
})
afterAll(() => data.remove())

describe('the roles of the product', () => {
  it('are each a process of compose.yaml and of the target of systemd', () => {
    expect(differences('compose.yaml', rolesOfCompose(compose), roles)).toEqual([])
    expect(differences('beckon.target', rolesOfTarget(text.target), roles)).toEqual([])
    expect(text.unit).toContain('ROLES=%i')
  })

  it('get the calls and sockets from HAProxy, apart from the worker', () => {
    const asked = roles.filter((role) => role !== 'worker')
    expect(differences('haproxy.cfg', rolesOfProxy(proxy), asked)).toEqual([])
    for (const role of asked)
      expect(proxy).toMatch(new RegExp(`server-template ${role} \\d+ ${role}:4000 tcp-ut 10s`, 'u'))
  })

  it('are missed where a file lacks one, and noticed where a file names one that does not exist', () => {
    const { worker: _, ...services } = compose.services
    expect(differences('compose.yaml', rolesOfCompose({ ...compose, services }), roles)).toEqual([
      'compose.yaml has no process with the role worker',
    ])
    const target = text.target.replace('beckon@live', 'beckon@fleet')
    expect(differences('beckon.target', rolesOfTarget(target), roles)).toEqual([
      'beckon.target has no process with the role live',
      'beckon.target names fleet, which is no role',
    ])
  })
})

describe('compose.yaml', () => {
  it('names only settings, secrets, networks and services that exist, and checks the health of each service', () => {
    for (const [
      name,
      { environment: given = {}, secrets, networks, depends_on: needed, healthcheck },
    ] of Object.entries(compose.services)) {
      expect([name, Object.keys(compose.secrets)]).toEqual([name, expect.arrayContaining(secrets)])
      expect([name, Object.keys(compose.networks)]).toEqual([name, expect.arrayContaining(networks)])
      expect([name, Object.keys(compose.services)]).toEqual([
        name,
        expect.arrayContaining(Object.keys(needed)),
      ])
      expect([name, healthcheck?.test.length ?? 0]).toEqual([name, expect.toSatisfy((length) => length > 1)])
      if (given['ROLES']) expect(unknownSettings(Object.keys(given))).toEqual([])
    }
  })

  it('asks the health as the image does, and has no secret in the environment', () => {
    const { Healthcheck } = imageConfig([]).config
    for (const { environment: given = {}, healthcheck } of Object.values(compose.services)) {
      if (given['ROLES']) expect(healthcheck?.test).toEqual(Healthcheck.Test)
      const open = Object.keys(given).filter((name) => /URL$|KEY$|TOKEN$|PASSWORD$/u.test(name))
      expect(open).toEqual([])
    }
  })

  it('refuses to start without what an operator has to choose', () => {
    for (const name of ['BECKON_IMAGE', 'BECKON_SECRETS', 'DEFAULT_COUNTRY', 'MAIL_FROM'])
      expect(text.compose).toMatch(new RegExp(`\\$\\{${name}:\\?must be |\\$\\{${name}:\\?must name `, 'u'))
  })
})

describe('the unit of systemd', () => {
  it('names only settings that exist, and reads each secret from a credential', () => {
    const lines = [...text.unit.matchAll(/^Environment=(.*)$/gmu)].flatMap(([, line = '']) => line.split(' '))
    const settings = lines.map((line) => line.split('=') as [string, string])
    expect(unknownSettings(settings.map(([name]) => name))).toEqual([])
    const credentials = [...text.unit.matchAll(/^LoadCredential=([\w-]+):/gmu)].map(
      ([, name]) => `%d/${name}`,
    )
    const files = settings.filter(([name]) => name.endsWith('_FILE')).map(([, path]) => path)
    expect(files.toSorted()).toEqual(credentials.toSorted())
  })

  it('starts what the image starts', () => {
    const { Entrypoint, Cmd } = imageConfig([]).config
    const [node, ...args] = [...Entrypoint, ...Cmd]
    const started = ['/opt/beckon', node, ' ', args.join(' ').replace('/app/', '')].join('')
    expect(text.unit).toContain(`ExecStart=${started}\n`)
  })

  it.runIf(has('systemd-analyze'))('is accepted by systemd (skipped where it is not installed)', () => {
    const folder = join(data.path, 'units')
    mkdirSync(folder)
    writeFileSync(join(folder, 'beckon.target'), text.target)
    writeFileSync(
      join(folder, 'beckon@.service'),
      text.unit.replace(/^ExecStart=\S+/mu, `ExecStart=${process.execPath}`),
    )
    const env = { ...paths, SYSTEMD_UNIT_PATH: `${folder}:` }
    const { stderr } = spawnSync('systemd-analyze', ['verify', 'beckon@api.service'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter((line) => line.includes('beckon'))).toEqual([])
  })
})

describe('the settings of HAProxy', () => {
  it('log no path, in which tokens are', () => {
    expect(proxy).not.toMatch(/option httplog/u)
    expect(/log-format (".*")/u.exec(proxy)?.[1]).not.toMatch(/%HU|%HP|%HQ|%r\b|%\{?\+?Q?\}?r/u)
  })

  it('refuse connections before the largest number is reached, above which they would wait without an answer', () => {
    const most = numberIn(/^ {2}maxconn (\d+)/mu)
    expect(numberIn(/fe_conn gt (\d+)/u)).toBeLessThan(most)
    expect(numberIn(/nofile: (\d+)/u, text.compose)).toBeGreaterThan(2 * most)
  })

  it('find out that a process stops before it takes no more calls', () => {
    const checks = /inter (\d+)s fastinter (\d+)ms .* fall (\d+)/u.exec(proxy)?.slice(1).map(Number)
    const [seconds = Number.NaN, fastMs = Number.NaN, fall = Number.NaN] = checks ?? []
    const needed = seconds + ((fall - 1) * fastMs) / 1000
    const drains = [...(text.compose + text.unit).matchAll(/DRAIN_SECONDS[=:] ?(\d+)/gu)].map(([, drain]) =>
      Number(drain),
    )
    expect(drains).toHaveLength(2)
    for (const drain of drains) expect(drain).toBeGreaterThan(needed + 1)
    const stopTimes = [
      numberIn(/stop_grace_period: (\d+)s/u, text.compose),
      numberIn(/TimeoutStopSec=(\d+)$/mu, text.unit),
    ]
    for (const time of stopTimes) expect(time).toBeGreaterThanOrEqual(Math.max(...drains) + STOP_SECONDS + 5)
  })

  it('repeat a call for its key only where the contract has one', () => {
    const all: readonly Call[] = [...Object.values(calls), ...Object.values(programCalls)]
    const [withKey, others] = [true, undefined].map((idempotent) =>
      all.filter((call) => call.idempotent === idempotent),
    ) as [Call[], Call[]]
    const paths = [...proxy.matchAll(/^ {2}acl takes-key path_reg (\S+)$/gmu)].map(([, path = '']) => path)
    const patternOf = ({ path }: Call) => `^${path.replaceAll(/:\w+/gu, '[^/]+')}$`
    expect(paths.toSorted()).toEqual(withKey.map(patternOf).toSorted())
    expect(new Set(withKey.map(({ method }) => method))).toEqual(new Set(['POST']))
    const wrong = others.filter(
      ({ method, path }) => method === 'POST' && paths.some((one) => new RegExp(one, 'u').test(path)),
    )
    expect(wrong).toEqual([])
    const rules = [...proxy.matchAll(/^ {2}http-request disable-l7-retry (.*)$/gmu)].map(([, rule]) => rule)
    expect(rules).toEqual(['unless METH_GET or METH_POST takes-key { req.hdr(idempotency-key) -m found }'])
  })

  it.runIf(has('haproxy'))('are accepted by HAProxy (skipped where it is not installed)', () => {
    const certificate = join(data.path, 'certificate.pem')
    writeFileSync(certificate, localCertificate + localKey)
    writeFileSync(join(data.path, 'haproxy.cfg'), proxy.replace('/run/secrets/certificate.pem', certificate))
    const check = spawnSync('haproxy', ['-c', '-f', join(data.path, 'haproxy.cfg')], {
      env: paths,
      encoding: 'utf8',
    })
    expect([check.status, check.stderr]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/u)])
  })
})

it.runIf(has('nats-server'))(
  'the settings of NATS are accepted by it (skipped where it is not installed)',
  () => {
    writeFileSync(join(data.path, 'nats.conf'), read('nats.conf'))
    writeFileSync(join(data.path, 'bus-password.conf'), 'password: "only for this check"\n')
    const check = spawnSync('nats-server', ['-t', '-c', join(data.path, 'nats.conf')], {
      env: paths,
      encoding: 'utf8',
    })
    expect([check.status, check.stderr]).toEqual([0, expect.stringContaining('is valid')])
  },
)
