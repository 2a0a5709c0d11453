import { expect, it } from 'vitest'
import { reachableModules } from './reachable-modules.ts'

const root = '/repo/apps/web/src'
const modules: Record<string, { code: string; imports: readonly string[] }> = {
  [`${root}/Shell.tsx`]: {
    code: `import { Bell, Menu as Other } from "./features/bar/index.ts";\nimport "react";\nconst lazy = () => import("./Dialog.tsx");`,
    imports: [`${root}/features/bar/index.ts`, '/repo/node_modules/react/index.js'],
  },
  [`${root}/features/bar/index.ts`]: {
    code: `export { Bell } from "./Bell.tsx";\nexport { Menu } from "./Menu.tsx";\nexport { Table } from "./Table.tsx";`,
    imports: [
      `${root}/features/bar/Bell.tsx`,
      `${root}/features/bar/Menu.tsx`,
      `${root}/features/bar/Table.tsx`,
    ],
  },
  [`${root}/features/bar/Bell.tsx`]: {
    code: `import { orderCalls } from "@beckon/contract";`,
    imports: ['/repo/packages/contract/src/index.ts'],
  },
  [`${root}/features/bar/Menu.tsx`]: {
    code: `import { Button } from "@mantine/core";`,
    imports: ['/repo/node_modules/@mantine/core/esm/index.mjs'],
  },
  [`${root}/features/bar/Table.tsx`]: { code: '', imports: [] },
  [`${root}/Dialog.tsx`]: { code: '', imports: [] },
  '/repo/packages/contract/src/index.ts': {
    code: `export * as orderCalls from "./order-calls.ts";\nexport * as bulkCalls from "./bulk-calls.ts";`,
    imports: ['/repo/packages/contract/src/order-calls.ts', '/repo/packages/contract/src/bulk-calls.ts'],
  },
  '/repo/packages/contract/src/order-calls.ts': { code: '', imports: [] },
  '/repo/packages/contract/src/bulk-calls.ts': { code: '', imports: [] },
  '/repo/node_modules/@mantine/core/esm/index.mjs': {
    code: `import { Button } from "./Button.mjs";\nimport { Table } from "./Table.mjs";\nexport { Button, Table };`,
    imports: [
      '/repo/node_modules/@mantine/core/esm/Button.mjs',
      '/repo/node_modules/@mantine/core/esm/Table.mjs',
    ],
  },
  '/repo/node_modules/@mantine/core/esm/Button.mjs': { code: '', imports: [] },
  '/repo/node_modules/@mantine/core/esm/Table.mjs': { code: '', imports: [] },
  // Written for Node: its imports are known, and its code has none.
  '/repo/node_modules/react/index.js': {
    code: `module.exports = require("./cjs/react.js")`,
    imports: ['/repo/node_modules/react/cjs/react.js'],
  },
  '/repo/node_modules/react/cjs/react.js': { code: '', imports: [] },
}

it('reaches what a page imports through index files, and nothing else that they name', () => {
  const reached = reachableModules([`${root}/Shell.tsx`], (id) => modules[id])
  expect([...reached].toSorted()).toEqual([
    `${root}/Shell.tsx`,
    `${root}/features/bar/Bell.tsx`,
    `${root}/features/bar/Menu.tsx`,
    '/repo/node_modules/@mantine/core/esm/Button.mjs',
    '/repo/node_modules/react/cjs/react.js',
    '/repo/node_modules/react/index.js',
    '/repo/packages/contract/src/order-calls.ts',
  ])
})
