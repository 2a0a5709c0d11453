import { nameOf, type SourceFile, type SyntaxNode, walk } from './syntax.ts'

interface Ban {
  readonly name: string
  /** Where it may stand. */
  readonly homes: RegExp
  /** What to use instead. */
  readonly use: string
}

const outsideTheProduct = '^(demo|tools|bench|e2e)/|\\.test\\.tsx?$|/test/'
const home = (...paths: string[]) =>
  new RegExp([outsideTheProduct, ...paths.map((path) => `^${path}`)].join('|'), 'u')

const clocks = home(
  'apps/web/src/platform/clock',
  'apps/server/src/platform/clock',
  'apps/gateway/src/clock\\.ts',
)

/** Each primitive has one home; whoever needs it elsewhere asks that home. */
export const bans: readonly Ban[] = [
  {
    name: 'fetch',
    homes: home(
      'packages/contract/src/client/',
      'apps/web/src/platform/client/',
      'apps/server/src/capabilities/[^/]+/providers/',
      'packages/streets/src/import/',
      'apps/gateway/src/events/deliver',
      'apps/gateway/src/frame/browser/',
    ),
    use: 'a call of @beckon/contract/client',
  },
  { name: 'WebSocket', homes: home('apps/web/src/platform/live/'), use: 'platform/live' },
  { name: 'localStorage', homes: home('apps/web/src/platform/storage/'), use: 'platform/storage' },
  { name: 'sessionStorage', homes: home('apps/web/src/platform/storage/'), use: 'platform/storage' },
  {
    name: 'setTimeout',
    homes: clocks,
    use: 'the clock of the platform',
  },
  {
    name: 'setInterval',
    homes: clocks,
    use: 'the clock of the platform',
  },
  {
    name: 'Date.now',
    homes: clocks,
    use: 'the clock of the platform',
  },
  {
    name: 'new Date()',
    homes: clocks,
    use: 'the clock of the platform',
  },
  {
    name: 'Math.random',
    homes: home('apps/web/src/platform/', 'apps/server/src/platform/'),
    use: 'an id or a seed that is passed in',
  },
  {
    name: 'process.env',
    homes: home('apps/server/src/platform/config', 'apps/gateway/src/settings'),
    use: 'the validated Config',
  },
  { name: 'maplibre-gl', homes: home('apps/web/src/features/live-map/'), use: 'features/live-map' },
]

/** Lines that name a primitive outside its home. */
export function bannedPrimitives(file: SourceFile): string[] {
  const found: string[] = []
  walk(file.root, (node) => {
    const name = primitiveIn(node)
    const ban = bans.find((one) => one.name === name)
    if (ban && !ban.homes.test(file.path)) {
      found.push(`${file.path}:${file.lineOf(node)} ${ban.name} has one home; use ${ban.use}`)
    }
  })
  return found
}

function primitiveIn(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'CallExpression': {
      const name = nameOf(node['callee'])
      return name === 'process.env' ? undefined : withoutGlobal(name)
    }
    case 'NewExpression': {
      const name = withoutGlobal(nameOf(node['callee']))
      const given = node['arguments']
      return name === 'Date' && Array.isArray(given) && given.length === 0 ? 'new Date()' : name
    }
    case 'MemberExpression': {
      const name = withoutGlobal(nameOf(node))
      if (name === 'process.env') return name
      const object = withoutGlobal(nameOf(node['object']))
      return object === 'localStorage' || object === 'sessionStorage' ? object : undefined
    }
    case 'ImportDeclaration': {
      const source = node['source'] as { value?: unknown } | undefined
      return typeof source?.value === 'string' && node['typeOnly'] !== true ? source.value : undefined
    }
    default:
      return undefined
  }
}

const withoutGlobal = (name: string | undefined) => name?.replace(/^(globalThis|window|self)\./u, '')
