import { useTexts } from '../../platform/texts/index.ts'

/** How a version is called: by its day, which is the same everywhere. */
export function useVersionDay(): (version: string) => string {
  const { format } = useTexts()
  // In the morning: the same day wherever we are.
  return (version) => format.date(Date.parse(`${version}T06:00:00Z`) / 1000)
}
