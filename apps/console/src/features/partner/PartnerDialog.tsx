import { calls, type ListedPlatform } from '@beckon/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { idsIn } from '../ids/index.ts'
import { ReasonDialog } from '../reason/index.ts'
import { differenceOf, keysIn, keysText } from './partner-form.ts'

export interface PartnerDialogProps {
  /** Absent for a new one. */
  readonly partner?: ListedPlatform
  readonly close: () => void
}

/** Sets the pages, keys and shops of a partner; it names the access that ends before it is saved. */
export function PartnerDialog({ partner, close }: PartnerDialogProps) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  const [id, setId] = useState(partner?.platform_id ?? '')
  const [name, setName] = useState(partner?.name ?? '')
  const [origins, setOrigins] = useState(partner?.origins.join('\n') ?? '')
  const [keys, setKeys] = useState(keysText(partner?.public_keys ?? []))
  const [shops, setShops] = useState(partner?.vendors.map((one) => one.vendor_id).join('\n') ?? '')
  const read = keysIn(keys)
  const title = partner ? t('console.partners.change') : t('console.partners.add')
  return (
    <ReasonDialog
      title={title}
      action={partner ? t('console.shops.save') : title}
      close={close}
      run={async (reason) => {
        const result = await deps.client.call(calls.putPlatform, {
          params: { id },
          body: {
            name,
            origins: idsIn(origins),
            public_keys: [...(read ?? [])],
            vendor_ids: idsIn(shops),
            ...(partner ? { version: partner.version } : {}),
            reason,
          },
        })
        void queries.invalidateQueries({ queryKey: ['partners', country] })
        return result
      }}
    >
      {!partner && (
        <TextInput
          label={t('console.partners.id')}
          description={t('console.partners.id-hint')}
          required
          dir="ltr"
          value={id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        />
      )}
      <TextInput
        label={t('console.shops.name')}
        required
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label={t('console.partners.origins')}
        description={t('console.partners.origins-hint')}
        dir="ltr"
        autosize
        value={origins}
        onChange={({ currentTarget }) => setOrigins(currentTarget.value)}
      />
      <Textarea
        label={t('console.partners.keys')}
        description={t('console.partners.keys-hint')}
        error={keys !== '' && read === undefined && t('console.partners.keys-unreadable')}
        required
        dir="ltr"
        autosize
        minRows={3}
        maxRows={10}
        value={keys}
        onChange={({ currentTarget }) => setKeys(currentTarget.value)}
      />
      <Textarea
        label={t('console.partners.shops')}
        description={t('console.partners.shops-hint')}
        dir="ltr"
        autosize
        maxRows={10}
        value={shops}
        onChange={({ currentTarget }) => setShops(currentTarget.value)}
      />
      {partner && <Difference {...differenceOf(partner, { keys: read ?? [], shops: idsIn(shops) })} />}
    </ReasonDialog>
  )
}

function Difference({ ended, added, keysEnded }: ReturnType<typeof differenceOf>) {
  const { t, format } = useTexts()
  if (ended.length + added.length + keysEnded === 0) return null
  return (
    <Alert color={ended.length + keysEnded > 0 ? 'orange' : 'blue'} aria-live="polite">
      {ended.length > 0 && <Text size="sm">{t('console.partners.ends', { shops: format.list(ended) })}</Text>}
      {added.length > 0 && (
        <Text size="sm">{t('console.partners.begins', { shops: format.list(added) })}</Text>
      )}
      {keysEnded > 0 && <Text size="sm">{t('console.partners.keys-end', { count: keysEnded })}</Text>}
    </Alert>
  )
}
