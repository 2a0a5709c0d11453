import { useDebouncedValue } from '@mantine/hooks'

const PAUSE_MS = 300

/** Returns the text of a search field without its spaces at the ends, once typing has paused. */
export function useSearchText(typed: string): string {
  const [text] = useDebouncedValue(typed.trim(), PAUSE_MS)
  return text
}
