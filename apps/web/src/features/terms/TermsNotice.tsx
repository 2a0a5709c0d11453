import { termsCalls } from '@beckon/contract'
import { Alert, Button, Group } from '@mantine/core'
import IconFileText from '~icons/tabler/file-text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useVersionDay } from './use-version-day.ts'

/** Shown to users who have accepted older terms or none; it does not interrupt their work. */
export function TermsNotice() {
  const { t } = useTexts()
  const { links } = useConfig()
  const day = useVersionDay()
  const client = useClient()
  const queries = useQueryClient()
  const notify = useNotify()
  const { data, isError } = useQuery({
    queryKey: queryKeys.terms(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => (await answerTo(client, termsCalls.readTerms, {}, { signal })).result,
  })
  useEffect(() => {
    if (isError) notify(t('terms.not-loaded'), { kind: 'error' })
  }, [isError, notify, t])
  const agree = useMutation({
    mutationFn: (version: string) => answerTo(client, termsCalls.acceptTerms, { body: { version } }),
    onSuccess: ({ result }) => {
      queries.setQueryData(queryKeys.terms(), result)
      notify(t('terms.agreed'), { kind: 'success' })
    },
    onError: () => notify(t('terms.not-saved'), { kind: 'error' }),
  })
  if (!data || data.accepted_version === data.version) return null
  return (
    <Alert icon={<IconFileText aria-hidden />} title={t('terms.changed')} radius={0} data-terms>
      {t('terms.changed-text', { date: day(data.version) })}
      <Group gap="xs" mt="xs">
        <Button component="a" href={links.terms} target="_blank" rel="noreferrer" variant="default">
          {t('terms.read')}
        </Button>
        <Button loading={agree.isPending} onClick={() => agree.mutate(data.version)}>
          {t('terms.agree')}
        </Button>
      </Group>
    </Alert>
  )
}
