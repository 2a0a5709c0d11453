import { WhoMaySentence } from './lazy-explanations.ts'
import { useMay } from './use-may.ts'
import type { WhoMayProps } from './WhoMaySentence.tsx'

/** Names the roles that allow something, for a person whose role does not; nothing for others. */
export const WhoMay = (props: WhoMayProps) =>
  useMay(props.action, props.vendorId) ? null : <WhoMaySentence {...props} />
