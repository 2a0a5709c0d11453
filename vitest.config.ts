import { defineConfig } from 'vitest/config'
import { tablerIcons } from './apps/web/build/tabler-icons.ts'
import { SlowFilesFirst } from './tools/test/slow-files-first.ts'

const exclude = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    globalSetup: ['tools/test/postgres-setup.ts'],
    // The end-to-end tests run beside them.
    maxWorkers: 2,
    sequence: { sequencer: SlowFilesFirst },
    // Only a test that hangs takes so long, on a loaded machine too.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    projects: [
      {
        // Files share their modules within a worker: loading the service anew for each took a third of the run.
        extends: true,
        test: {
          name: 'service',
          include: ['apps/{server,gateway}/**/*.test.ts', '{demo,tools,bench,connectors}/**/*.test.ts'],
          exclude,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: ['packages/**/*.test.ts'], exclude, isolate: false, pool: 'threads' },
      },
      {
        extends: true,
        plugins: [tablerIcons()],
        test: { name: 'web', include: ['apps/{web,rider,console}/**/*.test.ts'], exclude, isolate: false },
      },
      // These replace modules, so each file has modules of its own: contexts of a thread take half of what processes take.
      {
        extends: true,
        plugins: [tablerIcons()],
        test: {
          name: 'components',
          include: ['apps/{web,rider,console}/**/*.test.tsx', 'packages/ui/**/*.test.tsx'],
          exclude,
          pool: 'vmThreads',
        },
      },
    ],
  },
})
