import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tools/test/postgres-setup.ts'],
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    // Generous: this says "stuck", not "slow".
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
