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
 * The form of an existing collection point. Its owners and invitations are fetched first: an owner who is missing
 * when the form is saved loses access.
 */
export function EditOutlet({ outlet, ...props }: EditOutletProps) {
  const { t } = useTexts()
  const client = useClient()
  const { phone_prefix } = useConfig()
  const { vendor_id: id } = outlet
  const query = useQuery({
    queryKey: [...queryKeys.owners(id), 'form'],
    queryFn: ({ signal }) => answerTo(client, vendorCalls.listOwners, { params: { id } }, { signal }),
    // Fetched each time the form opens, and not while the user types.
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
  const people = query.data.result.owners.filter(({ inherited, role }) => !inherited && role === 'owner')
  const emails = [...new Set(people.map(({ email }) => email))]
  return (
    <OutletForm outlet={outlet} initial={draftOf(outlet, emails, phone_prefix)} people={people} {...props} />
  )
}
