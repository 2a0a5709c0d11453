import { Text } from '@mantine/core'
import { useWhoMay, type WhoMayAction } from './use-who-may.ts'

export interface WhoMayProps {
  readonly action: WhoMayAction
  /** The selected one by default. */
  readonly vendorId?: string
}

/** The sentence that names the roles that allow something. */
export function WhoMaySentence({ action, vendorId }: WhoMayProps) {
  const text = useWhoMay(action, vendorId)
  return (
    <Text size="sm" c="dimmed" data-who-may={action}>
      {text}
    </Text>
  )
}
