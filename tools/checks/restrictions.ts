/** A primitive with one wrapper, which only the wrapper may use. */
interface Restriction {
  /** A global, `Object.property`, `process.env`, or the name of a package. */
  readonly name: string
  /** Folders and files that may use it. */
  readonly homes: readonly string[]
  /** The replacement that the message names. */
  readonly use: string
}

const globals = ['fetch', 'WebSocket', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval']

const clocks = [
  'apps/web/src/platform/clock',
  'apps/rider/src/platform/clock',
  'apps/console/src/platform/clock',
  'apps/server/src/platform/clock.ts',
  'apps/server/src/platform/periodic-service.ts',
  'apps/gateway/src/clock.ts',
  'packages/sdk/src/transport',
  'connectors/shared/clock.ts',
]
const storage = ['apps/web/src/platform/storage', 'apps/console/src/platform/storage']
const clock = 'the clock of the platform'

export const restricted: readonly Restriction[] = [
  {
    name: 'fetch',
    homes: [
      'packages/contract/src/client',
      'packages/sdk/src/transport',
      'apps/web/src/platform/client',
      'apps/rider/src/platform/client',
      'apps/console/src/platform/client',
      'apps/rider/src/worker',
      'apps/server/src/capabilities/*/*/providers',
      'apps/server/src/platform/files/s3-store.ts',
      'packages/streets/src/import',
      'apps/gateway/src/events/deliver.ts',
      'apps/gateway/src/frame/browser',
    ],
    use: 'a call of @beckon/contract/client',
  },
  { name: 'WebSocket', homes: ['apps/web/src/platform/live'], use: 'platform/live' },
  { name: 'localStorage', homes: storage, use: 'platform/storage' },
  { name: 'sessionStorage', homes: storage, use: 'platform/storage' },
  { name: 'setTimeout', homes: clocks, use: clock },
  { name: 'setInterval', homes: clocks, use: clock },
  { name: 'Date.now', homes: clocks, use: clock },
  {
    name: 'Math.random',
    homes: [
      'apps/web/src/platform',
      'apps/rider/src/platform',
      'apps/console/src/platform',
      'apps/server/src/platform',
      'packages/sdk/src/transport',
    ],
    use: 'an id or a seed that is passed in',
  },
  {
    name: 'process.env',
    homes: [
      'apps/server/src/platform/config.ts',
      'apps/server/src/check-health.ts',
      'apps/gateway/src/settings.ts',
      'packages/sdk/src/cli/main.ts',
      'connectors/shared/environment.ts',
    ],
    use: 'the validated Config',
  },
  {
    name: 'maplibre-gl',
    homes: ['packages/ui/src/map', 'apps/web/src/features/live-map', 'apps/rider/src/features/map'],
    use: 'useMap of @beckon/ui/map',
  },
]

/** Lines of a file. Tables and tests may be longer. */
export const FILE_LINES = 300

/** The rules of the linter that forbid all of these. */
function rulesFor(forbidden: readonly Restriction[]) {
  const list = (some: readonly object[]) => (some.length === 0 ? 'off' : ['error', ...some])
  const message = ({ use }: Restriction) => `Use ${use}.`
  const global = forbidden.filter(({ name }) => globals.includes(name))
  const members = forbidden.filter(({ name }) => /^[A-Z]\w+\./u.test(name))
  return {
    'eslint/no-restricted-globals': list(global.map((one) => ({ name: one.name, message: message(one) }))),
    'eslint/no-restricted-properties': list([
      ...global.flatMap((one) =>
        ['window', 'globalThis', 'self'].map((object) => ({
          object,
          property: one.name,
          message: message(one),
        })),
      ),
      ...members.map((one) => {
        const [object, property] = one.name.split('.')
        return { object, property, message: message(one) }
      }),
    ]),
    'node/no-process-env': forbidden.some(({ name }) => name === 'process.env') ? 'error' : 'off',
    'eslint/no-restricted-imports': list(
      forbidden
        .filter(({ name }) => name === 'maplibre-gl')
        .map((one) => ({ paths: [{ name: one.name, allowTypeImports: true, message: message(one) }] })),
    ),
  }
}

const globOf = (home: string): string => (/\.tsx?$/u.test(home) ? home : `${home}/**`)
const isWithin = (home: string, other: string): boolean => home === other || home.startsWith(`${other}/`)

/** In each home all is forbidden but what has its home there; a narrower home comes after a wider one. */
const homes = [...new Set(restricted.flatMap((one) => one.homes))]
  .toSorted((a, b) => a.length - b.length)
  .map((home) => ({
    files: [globOf(home)],
    rules: rulesFor(restricted.filter((one) => !one.homes.some((other) => isWithin(home, other)))),
  }))

export const restrictions = {
  rules: { ...rulesFor(restricted), 'eslint/max-lines': ['error', { max: FILE_LINES }] },
  overrides: [
    ...homes,
    {
      files: ['{demo,tools,bench,e2e}/**', '**/*.test.{ts,tsx}', '**/test/**', '**/*.config.ts', '**/*.mjs'],
      rules: rulesFor([]),
    },
    {
      files: [
        '**/{catalogues,vocabulary,migrations}/**',
        '**/same-as-english*.ts',
        '**/*.test.{ts,tsx}',
        '**/*.mjs',
      ],
      rules: { 'eslint/max-lines': 'off' },
    },
  ],
}
