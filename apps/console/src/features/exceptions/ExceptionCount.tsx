import { Badge } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import { isSnoozed } from './known-exceptions.ts'
import { useExceptions } from './use-exceptions.ts'

/** The number of open exceptions that do not rest, for the navigation. */
export function ExceptionCount() {
  const { format } = useTexts()
  const { data } = useExceptions()
  const count = data?.open.filter((one) => !isSnoozed(one, data.now)).length ?? 0
  if (count === 0) return null
  return (
    <Badge size="sm" variant="light" color="red" tt="none">
      {format.number(count)}
    </Badge>
  )
}
