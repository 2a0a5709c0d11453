// Runs on Node 20.19 with nothing installed: plain JavaScript, Node's own modules only.
import { existsSync } from 'node:fs'

const known = [
  process.env['BECKON_CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of the Chrome or Chromium of this machine; undefined without one.
 *
 * @returns {string | undefined}
 */
export const installedBrowser = () => known.find((path) => path !== '' && existsSync(path))
