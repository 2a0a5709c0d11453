/** Where the journeys' own instance answers; another one lets two runs stand side by side. */
export const port = Number(process.env['E2E_PORT'] ?? 4123)
