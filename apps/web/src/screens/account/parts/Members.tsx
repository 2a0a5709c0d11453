import { vendorCalls, type WireVendor } from '@beckon/contract'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { WhoMay } from '../../../features/member/index.ts'
import { FailureState, Panel } from '../../../features/page/index.ts'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { InviteMember } from './InviteMember.tsx'
import { MemberLine } from './MemberLine.tsx'
import { RoleLegend } from './RoleLegend.tsx'
import styles from './parts.module.css'

/** The people of a collection point with their roles, and an invitation form for those who may invite. */
export function Members({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const client = useClient()
  const { vendor_id: id } = vendor
  const query = useQuery({
    // With another role the user may change other people.
    queryKey: [...queryKeys.owners(id), ...vendor.roles],
    queryFn: ({ signal }) => answerTo(client, vendorCalls.listOwners, { params: { id } }, { signal }),
  })
  const listed = query.data?.result
  return (
    <Panel title={t('people.of', { name: vendor.name })}>
      {query.isPending && <Skeleton h={120} aria-busy />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {listed && (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t(vendor.is_parent ? 'member.hint-all' : 'member.hint')}
          </Text>
          <ul className={styles.list}>
            {listed.owners.map((member) => (
              <MemberLine
                key={`${member.owner_id}.${member.state}.${member.inherited}`}
                member={member}
                vendorId={id}
              />
            ))}
          </ul>
          <RoleLegend />
          {listed.can.invite && <InviteMember vendorId={id} roles={listed.can.roles} />}
          <WhoMay action="people.manage" vendorId={id} />
        </Stack>
      )}
    </Panel>
  )
}
