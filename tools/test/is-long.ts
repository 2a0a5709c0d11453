/** Whether tests run in their long forms: every fault, more kills, more screens. `npm run test:faults` sets it. */
export const isLong = process.env['FAULTS'] === 'all'
