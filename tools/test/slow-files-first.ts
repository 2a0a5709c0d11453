import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, in that order: begun last, one of them would keep a single core busy at the end. */
const slowest: readonly string[] = [
  'tools/start/start.test.ts',
  'demo/map-generator/map-generator.test.ts',
  'apps/server/test/faults/faults.test.ts',
  'apps/server/test/kill.test.ts',
  'apps/server/test/live/restart.test.ts',
  'demo/seed/countries.test.ts',
  'tools/backup/restore.test.ts',
  'tools/backup/restore-drill.test.ts',
  'tools/start/dev.test.ts',
  'apps/server/src/capabilities/ordering/bulk/bulk.test.ts',
  'apps/server/src/platform/embedded-postgres/start-postgres.test.ts',
  'apps/server/test/payment-kill.test.ts',
  'apps/server/src/capabilities/fulfilment/dispatch/interleavings.test.ts',
  'apps/server/src/capabilities/ordering/orders/history.test.ts',
  'apps/server/test/bulk-kill.test.ts',
  'connectors/test/web-shop.test.ts',
  'connectors/test/watched-folder.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const index = slowest.findIndex((path) => moduleId.endsWith(path))
  return index < 0 ? slowest.length : index
}

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
