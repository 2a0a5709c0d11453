import { Select } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../country.module.css'
import type { KnownFlag } from './use-flags.ts'

const choices = ['initial', 'on', 'off'] as const
export type FlagChoice = (typeof choices)[number]

const choiceOf = ({ own }: KnownFlag): FlagChoice => (own === null ? 'initial' : own ? 'on' : 'off')

export interface FlagSelectProps {
  readonly flag: KnownFlag
  readonly isReadOnly: boolean
  readonly choose: (choice: FlagChoice) => void
}

/** The value of a flag in the country: on, off, or the initial one. */
export function FlagSelect({ flag, isReadOnly, choose }: FlagSelectProps) {
  const { t } = useTexts()
  const onOff = (value: boolean) => (value ? t('console.country.on') : t('console.country.off'))
  const labels = {
    initial: t('console.country.use-initial', { value: onOff(flag.initial) }),
    on: t('console.country.on'),
    off: t('console.country.off'),
  }
  if (isReadOnly) return labels[choiceOf(flag)]
  return (
    <Select
      className={styles.switch}
      size="xs"
      aria-label={t('console.country.here-of', { name: flag.name })}
      allowDeselect={false}
      value={choiceOf(flag)}
      data={choices.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => {
        const choice = choices.find((one) => one === value)
        if (choice && choice !== choiceOf(flag)) choose(choice)
      }}
    />
  )
}
