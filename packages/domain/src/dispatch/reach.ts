import { dispatchLimits } from '../limits/index.ts'

/** How far riders are asked, in metres by air: each time that the shop raised the fee as far again. */
export const reachAfter = (raises: number): number => dispatchLimits.reachMetres * (1 + raises)
