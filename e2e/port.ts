/** Where the first instance answers; another one lets two runs stand side by side. */
export const firstPort = Number(process.env['E2E_PORT'] ?? 4123)

/** So many journeys go at a time, each file of them against an instance that no other file can change. */
export const instances = Number(process.env['E2E_WORKERS'] ?? 1)

/** The one after a port may be taken by what is started beside an instance. */
const STEP = 2

export const ports = Array.from({ length: instances }, (_, index) => firstPort + STEP * index)

/** Where the instance of this worker answers. */
export const port = firstPort + STEP * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Where journeys go besides the default country; the streets of all would be drawn beside them for minutes. */
export const laidOut: readonly string[] = ['HU', 'AE', 'TH', 'JP', 'PK', 'PH', 'TW']
