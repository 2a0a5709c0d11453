/** Dependency rules: what may import what. Each has a failing fixture in tools/checks/dependency-rules.test.ts. */
const only = (from, allowed, comment) => ({
  name: `${from}-imports-only`,
  comment,
  severity: 'error',
  from: { path: `^(packages|apps)/${from}/`, pathNot: '\\.test\\.tsx?$|/test/|vite\\.config\\.ts$' },
  to: {
    path: '^(packages|apps|demo|tools|e2e|bench|connectors)/',
    pathNot: `^(packages|apps)/(${[from, ...allowed].join('|')})/`,
  },
})

/** Groups of capabilities, in the order in which they may use each other: each uses only those before it. */
const capabilityGroups = [
  ...['settings', 'parties', 'ordering', 'money', 'fulfilment', 'support', 'operations'],
  'programs',
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'No cycles, type-only imports included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('domain', [], 'domain imports nothing of ours.'),
    only('contract', ['domain'], 'contract may import domain.'),
    only('texts', ['domain', 'contract'], 'texts may import contract and domain.'),
    only('streets', ['domain'], 'The map engine knows points and countries, nothing else.'),
    only('server', ['domain', 'contract', 'texts', 'streets'], 'The server never imports the web.'),
    only('gateway', ['domain'], 'The gateway is a program of its own, which knows the portal by HTTP.'),
    only('web', ['domain', 'contract', 'texts', 'ui'], 'The web never imports the server or the map engine.'),
    only(
      'rider',
      ['domain', 'contract', 'texts', 'ui'],
      'The app of riders never imports the portal or the server.',
    ),
    only(
      'console',
      ['domain', 'contract', 'texts', 'ui'],
      'The console of operators never imports the portal, the app of riders or the server.',
    ),
    {
      name: 'connectors-import-only-the-sdk',
      comment: 'A connector is a program of a shop: it has the public API, and its client.',
      severity: 'error',
      from: { path: '^connectors/', pathNot: '^connectors/test/' },
      to: { path: '^(packages|apps|demo|tools|e2e|bench)/', pathNot: '^packages/sdk/' },
    },
    {
      name: 'connectors-are-apart',
      comment: 'The web shop and the watched folder share only shared.',
      severity: 'error',
      from: { path: '^connectors/(shared|web-shop|watched-folder)/' },
      to: { path: '^connectors/', pathNot: '^connectors/($1|shared)/' },
    },
    only('ui', ['domain', 'contract'], 'What pages share imports no page.'),
    {
      name: 'domain-is-pure',
      comment: 'domain has no I/O: no Node module, no browser library, no database.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'capability-by-its-index',
      comment: 'A capability reaches another only through its index.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/capabilities/([^/]+/[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/capabilities/',
        pathNot: '^apps/server/src/capabilities/($1/|[^/]+/[^/]+/index\\.ts$)',
      },
    },
    ...capabilityGroups.slice(0, -1).map((group, position) => ({
      name: `${group}-uses-no-later-group`,
      comment: 'A group of capabilities uses only itself and the groups before it.',
      severity: 'error',
      from: { path: `^apps/server/src/capabilities/${group}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^apps/server/src/capabilities/(${capabilityGroups.slice(position + 1).join('|')})/` },
    })),
    {
      name: 'capability-in-a-known-group',
      comment: 'Every capability is in one of the groups.',
      severity: 'error',
      from: {},
      to: { path: `^apps/server/src/capabilities/(?!(${capabilityGroups.join('|')})/[^/]+/)` },
    },
    {
      name: 'platform-knows-no-capability',
      comment: 'platform is below every capability.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/capabilities/' },
    },
    {
      name: 'no-screen-imports-a-screen',
      comment: 'What two screens share moves to features.',
      severity: 'error',
      from: { path: '^apps/(web|rider|console)/src/screens/([^/]+)/' },
      to: { path: '^apps/$1/src/screens/', pathNot: '^apps/$1/src/screens/$2/' },
    },
    {
      name: 'features-do-not-import-screens',
      comment: 'features are below screens.',
      severity: 'error',
      from: { path: '^apps/(web|rider|console)/src/(features|platform)/' },
      to: { path: '^apps/$1/src/(screens|app)/' },
    },
    {
      name: 'web-platform-knows-no-feature',
      comment: 'platform is below features.',
      severity: 'error',
      from: { path: '^apps/(web|rider|console)/src/platform/' },
      to: { path: '^apps/$1/src/features/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|shots|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
