import { fileURLToPath } from 'node:url'

/** Where the product under test answers; another port lets two runs stand side by side. */
export const port = Number(process.env['E2E_PORT'] ?? 4123)

/** The data folder of the product under test. */
export const dataDir = fileURLToPath(new URL(`../.cache/e2e-${port}`, import.meta.url))

/** Programs reach the product by this name; a country other than Singapore they name in a header. */
export const service = `http://localhost:${port}`

/** The portal of a country, as a browser opens it. */
export const originOf = (country: string): string =>
  country === 'SG' ? service : `http://${country.toLowerCase()}.localhost:${port}`

/** Countries with shops, riders and streets of the demo world, besides Singapore; the others have none of these. */
export const demoCountries: readonly string[] = ['AE', 'TH', 'PH', 'HU', 'JP', 'PK', 'TW']
