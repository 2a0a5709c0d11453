import { parseServiceHours } from '@beckon/domain/request'
import { useTexts } from '../../platform/texts/index.ts'

/** Returns service hours, `0800:2200`, in words; undefined where they are incomplete. */
export function useHoursText() {
  const { t, format } = useTexts()
  return (text: string): string | undefined => {
    const parsed = parseServiceHours(text)
    if (!parsed.ok) return undefined
    const { from, to } = parsed.hours
    if (isAlways(text)) return t('console.hours.always')
    const values = { from: format.clock(from), to: format.clock(to) }
    return Number(to) < Number(from) ? t('console.hours.overnight', values) : t('console.hours.words', values)
  }
}

/** Equal halves, and the whole day, are open at any time. */
export function isAlways(text: string): boolean {
  const [from, to] = text.split(':')
  return from === to || text === '0000:2359'
}
