import { vendorCalls, type WireVendor } from '@beckon/contract'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FailureState } from '../page/index.ts'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { draftOf } from './outlet-draft.ts'
import { OutletForm, type OutletFormProps } from './OutletForm.tsx'

export type EditOutletProps = Omit<OutletFormProps, 'outlet' | 'initial' | 'people'> & {
  readonly outlet: WireVendor
}

/**
 * The form of a collection point that is there. Its own people are fetched first, the invited ones too: whoever is
 * not in the form when it is saved loses access.
 */
export function EditOutlet({ outlet, ...props }: EditOutletProps) {
  const { t } = useTexts()
  const client = useClient()
  const { phone_prefix } = useConfig()
  const { vendor_id: id } = outlet
  const query = useQuery({
    queryKey: [...queryKeys.owners(id), 'form'],
    queryFn: ({ signal }) => answerTo(client, vendorCalls.listOwners, { params: { id } }, { signal }),
    // Fetched for each opening, and left alone while somebody types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (query.isError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) {
    return (
      <Stack gap="md" aria-busy="true" aria-label={t('state.loading')}>
        <Skeleton h={64} />
        <Skeleton h={64} />
        <Skeleton h={256} />
      </Stack>
    )
  }
  const people = query.data.result.owners.filter(({ inherited }) => !inherited)
  const emails = [...new Set(people.map(({ email }) => email))]
  return (
    <OutletForm outlet={outlet} initial={draftOf(outlet, emails, phone_prefix)} people={people} {...props} />
  )
}
