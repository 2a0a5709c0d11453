import { defineConfig } from '@playwright/test'
import { chromiumExecutable } from '../tools/test/browser.ts'
import { firstPort, instances, laidOut, port, ports } from './port.ts'

const { path, args } = await chromiumExecutable()

export default defineConfig({
  testDir: '.',
  outputDir: `../test-results/${firstPort}`,
  workers: instances,
  fullyParallel: false,
  retries: 0,
  // A delivery at the demo's pace takes a minute or two; this only says "stuck".
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A press that waits for what never comes says what it waited for.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: { executablePath: path, args: [...args] },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    // Costs each journey a good part of its time; worth it when one has failed: E2E_TRACE=on.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // Drawn in software a pulsing dot takes a third of a core, and nobody is there to see it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What no width can change is walked through once.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  // One after the other, so that the first one builds the pages for all.
  webServer: ports.map((one) => ({
    command: `${process.execPath} tools/start/start.ts`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://localhost:${one}/readyz`,
    // The first one may have the pages to build.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(one),
      DATA_DIR: new URL(`../.cache/e2e-${one}`, import.meta.url).pathname,
      FLEET_PACE: '40',
      RATE_LIMITS: 'off',
      // Every journey comes from one address, and the next run too.
      ATTEMPTS_PER_ADDRESS: '100000',
      DEFAULT_COUNTRY: 'SG',
      DEMO_COUNTRIES: laidOut.join(','),
    },
  })),
})
