import { defineConfig } from '@playwright/test'
import { chromiumExecutable } from '../tools/test/browser.ts'
import { port, service } from './port.ts'

const { path, args } = await chromiumExecutable()
/** A page of a test lives for seconds: optimising its code, and tidying a small heap, take more than they save. */
const shortLived = ['--js-flags=--no-opt,--no-maglev,--initial-heap-size=128,--min-semi-space-size=16']
const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: '.',
  outputDir: `../test-results/${port}`,
  // Much of a test is waiting for the service, so three share two cores.
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  fullyParallel: true,
  // A test that needed it is listed at the end of a run, with its first error.
  retries: 1,
  // The timeout finds tests that hang; slow tests stay below it.
  timeout: 360_000,
  // A service that shares two cores with the other suites may stand still for many seconds.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: service,
    // A click that waits for something that never comes names what it waited for.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: { executablePath: path, args: [...args, ...shortLived] },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    // A trace takes a good part of a test's time: E2E_TRACE=on keeps those of failed tests.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // A pulsing dot drawn in software takes a third of a core.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // First, because they take longest.
    { name: 'screens', testMatch: 'every-screen.test.ts', use: desktop },
    { name: 'desktop', testIgnore: 'every-screen.test.ts', grepInvert: /@phone-only/, use: desktop },
    {
      name: 'phone',
      testIgnore: 'every-screen.test.ts',
      // Only what a phone lays out or does in another way, and what is mostly done on a phone.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/product.ts`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `${service}/readyz`,
    // The pages may have to be built and the streets to be drawn first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    // For work on one test: the product may be started by hand with `node e2e/product.ts`.
    reuseExistingServer: process.env['E2E_REUSE'] === 'on',
  },
})
