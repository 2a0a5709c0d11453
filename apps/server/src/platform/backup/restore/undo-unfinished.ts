import { endStalePostmaster, hasFolders, prepareFolders } from '../../embedded-postgres/index.ts'
import { isUnfinished, settleSwap } from './swap.ts'

/** Puts the data of before back where a restore was cut off. True where there was one. */
export async function undoUnfinished(dataDir: string): Promise<boolean> {
  if (!isUnfinished(dataDir)) return false
  // The restored database may still be running in the place of the other one.
  if (hasFolders(dataDir)) await endStalePostmaster(prepareFolders(dataDir), () => undefined)
  return settleSwap(dataDir)
}
