import { calls } from '@beckon/contract'
import { Paper, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

const REFRESH_MS = 15_000

/** How many shops wait, for how long, and the median first answer of today. */
export function Waits() {
  const { t, format } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['help-waits', country],
    queryFn: async ({ signal }) => (await answerTo(deps.client, calls.helpWaitsNow, {}, { signal })).result,
    refetchInterval: REFRESH_MS,
  })
  const number = (value: number | undefined) => (value === undefined ? '–' : format.number(value))
  const oldest = data?.oldest_since ?? null
  const median = data?.median_first_answer ?? null
  const figures = [
    { label: t('console.help.waiting'), value: number(data?.open) },
    { label: t('console.help.unassigned'), value: number(data?.unassigned) },
    { label: t('console.help.mine'), value: number(data?.mine) },
    {
      label: t('console.help.oldest'),
      value: oldest === null ? '–' : format.duration(Math.max(0, dataUpdatedAt / 1000 - oldest)),
    },
    { label: t('console.help.median'), value: median === null ? '–' : format.duration(median) },
    { label: t('console.help.answered-today'), value: number(data?.answered_today) },
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="xs" component="dl" m={0}>
      {figures.map(({ label, value }) => (
        <Paper key={label} withBorder px="sm" py={6}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fw={600} size="lg">
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
