import type { LastChange } from '@beckon/contract'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../platform/texts/index.ts'
import { useMay } from '../access/index.ts'

export interface LastChangeTextProps {
  readonly change: LastChange
  /** `flag:Voucher`, to find its changes. */
  readonly subject: string
}

/** The operator and time of the last change; leads to all changes of the subject. */
export function LastChangeText({ change, subject }: LastChangeTextProps) {
  const { t, format } = useTexts()
  const may = useMay('audit.read')
  if (!change) return <Text size="sm">{t('console.country.never')}</Text>
  const text = t('console.country.changed-by', { name: change.by, time: format.dateTime(change.at) })
  if (!may) return <Text size="sm">{text}</Text>
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/changes" search={{ subject }} {...props} />}>
      {text}
    </Anchor>
  )
}
